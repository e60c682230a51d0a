import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import {
  usePreferences,
  usePreferencesStore,
  useSession,
  useSessionStore,
} from '../../session/session-context.ts';
import { copyrightSince, name } from '../../product/sign-in.ts';
import { homePath } from '../../session/require-auth.tsx';
import type { Admin } from '../../session/session-store.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { JobCards } from '../../ui/feedback/job-cards.tsx';
import { PageContext } from '../../ui/modal-dialog.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Commands } from '../commands/commands.tsx';
import styles from './app-layout.module.css';
import { Header } from './header.tsx';
import { SessionNotice } from './session-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const year = new Date().getFullYear();

/** The screen within header, sidebar and footer, or alone if there is no session. */
export function RootLayout() {
  const session = useSession();
  const owner = useSessionStore().getOwner();
  const page = useRef<HTMLDivElement>(null);
  if (!session) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return (
    <PageContext value={page}>
      <div ref={page}>
        <AppLayout user={session.user}>
          {/* The key resets all form state when another administrator signs in. */}
          <Outlet key={owner} />
        </AppLayout>
        <JobCards />
      </div>
      <ErrorBoundary key={owner}>
        <SessionNotice />
      </ErrorBoundary>
    </PageContext>
  );
}

/** Header, sidebar and footer around the screen. */
function AppLayout({ user, children }: { user: Admin; children: ReactNode }) {
  // From this window width on, a preference decides whether the sidebar is expanded.
  const isWide = useMediaQuery('(min-width: 48.0625rem)');
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const { set } = usePreferencesStore();
  const isPreferred = usePreferences().isSidebarExpanded;
  // In a narrow window, the expanded sidebar covers the screen. It collapses when another screen is opened, or the
  // window becomes wide.
  const [coveredPath, setCoveredPath] = useState<string>();
  if (isWide && coveredPath !== undefined) setCoveredPath(undefined);
  const isExpanded = isWide ? isPreferred : coveredPath === pathname && !isLoading;
  const toggleSidebar = useCallback(() => {
    if (isWide) set({ isSidebarExpanded: !isExpanded });
    else setCoveredPath(isExpanded ? undefined : pathname);
  }, [isWide, pathname, isExpanded, set]);
  const main = useFocusOnNavigation();

  return (
    <>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <div className={styles.layout}>
        {isExpanded && (
          <Sidebar user={user} pathname={pathname} isOverlay={!isWide} onClose={toggleSidebar} />
        )}
        <div className={styles.column}>
          <Header user={user} isExpanded={isExpanded} onToggle={toggleSidebar} />
          <main ref={main} className={styles.main} tabIndex={-1} aria-busy={isLoading}>
            {children}
          </main>
          <footer className={styles.footer}>
            {copyrightSince !== undefined && (
              <span>{`Copyright © ${copyrightSince}-${year} `}</span>
            )}
            <RouteLink to={homePath}>{name}</RouteLink>
            {copyrightSince !== undefined && <span>. All rights reserved.</span>}
          </footer>
        </div>
      </div>
      <Commands />
    </>
  );
}
