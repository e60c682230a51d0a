import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import type { Admin } from '../../session/session-storage.ts';
import { createAntdTheme } from '../theme/antd-theme.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
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
  /** Called when the layout has rendered. */
  onReady: () => void;
  children: ReactNode;
}

/** Header, sidebar and footer around the screen. */
export function AppLayout({ user, onReady, children }: AppLayoutProps) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isWide = useMediaQuery(wideWindowQuery);
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<SidebarChoice>();
  // In a narrow window the sidebar covers the screen, so navigation closes it.
  const isChoiceValid = choice?.isWide === isWide && (isWide || choice.pathname === pathname);
  const isExpanded = isChoiceValid ? choice.isExpanded : isWide;
  const setExpanded = (next: boolean) => setChoice({ isWide, pathname, isExpanded: next });
  const main = useFocusOnNavigation(pathname);
  const { state: navigation } = useNavigation();
  const isCovered = isExpanded && !isWide;

  useEffect(onReady, [onReady]);

  return (
    <ConfigProvider theme={createAntdTheme(isDark, isMotionReduced)}>
      <ScrollRestoration />
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <div className={styles.layout}>
        {isExpanded && (
          <Sidebar user={user} isOverlay={!isWide} onClose={() => setExpanded(false)} />
        )}
        <div className={styles.column} inert={isCovered}>
          <Header user={user} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />
          <main
            ref={main}
            className={styles.main}
            tabIndex={-1}
            aria-busy={navigation === 'loading'}
          >
            <div className={styles.content}>{children}</div>
          </main>
          <footer className={styles.footer}>
            Copyright © 2014-{year} <Link to="/admin/dashboard">Story Admin</Link>. All rights
            reserved.
          </footer>
        </div>
      </div>
    </ConfigProvider>
  );
}
