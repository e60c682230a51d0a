import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Admin } from '../../session/session-storage.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { preloadToastsOnAction } from '../../ui/toast.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './app-layout.module.css';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const year = new Date().getFullYear();

/** From this window width on, the sidebar is expanded by default. */
const wideWindowQuery = '(min-width: 769px)';

/** The administrator's choice for the sidebar, and the window and screen that it was made in. */
interface SidebarChoice {
  isWide: boolean;
  pathname: string;
  isExpanded: boolean;
}

interface AppLayoutProps {
  user: Admin;
  children: ReactNode;
}

/** Header, sidebar and footer around the screen. */
export function AppLayout({ user, children }: AppLayoutProps) {
  const isWide = useMediaQuery(wideWindowQuery);
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<SidebarChoice>();
  // In a narrow window the sidebar covers the screen, so navigation closes it.
  const isChoiceValid = choice?.isWide === isWide && (isWide || choice.pathname === pathname);
  const isExpanded = isChoiceValid ? choice.isExpanded : isWide;
  const toggleSidebar = useCallback(
    () => setChoice({ isWide, pathname, isExpanded: !isExpanded }),
    [isWide, pathname, isExpanded],
  );
  const main = useFocusOnNavigation();
  const { state: navigation } = useNavigation();
  const isCovered = isExpanded && !isWide;

  useEffect(preloadToastsOnAction, []);

  return (
    <>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <div className={styles.layout}>
        {isExpanded && (
          <Sidebar user={user} pathname={pathname} isOverlay={!isWide} onClose={toggleSidebar} />
        )}
        <div className={styles.column} inert={isCovered}>
          <Header user={user} isExpanded={isExpanded} onToggle={toggleSidebar} />
          <main
            ref={main}
            className={styles.main}
            tabIndex={-1}
            aria-busy={navigation === 'loading'}
          >
            {children}
          </main>
          <footer className={styles.footer}>
            Copyright © 2014-{year} <RouteLink to="/admin/dashboard">Story Admin</RouteLink>. All
            rights reserved.
          </footer>
        </div>
      </div>
    </>
  );
}
