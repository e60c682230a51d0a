import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Admin } from '../../session/stored-session.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import { useMedia } from '../theme/use-media.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** The window from which on the sidebar is expanded by default, product.md §9. */
const wideWindow = '(min-width: 769px)';

/** The administrator's wish for the sidebar, and where it was made. */
interface Toggled {
  wide: boolean;
  pathname: string;
  expanded: boolean;
}

interface ShellProps {
  user: Admin;
  /** Called once the frame stands. */
  onReady: () => void;
  children: ReactNode;
}

/** Header, sidebar and footer around the screen. */
export function Shell({ user, onReady, children }: ShellProps) {
  const dark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const wide = useMedia(wideWindow);
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<Toggled>();
  // Over a narrow window the sidebar gives way as soon as another screen is chosen.
  const holds = toggled?.wide === wide && (wide || toggled.pathname === pathname);
  const expanded = holds ? toggled.expanded : wide;
  const setExpanded = (next: boolean) => setToggled({ wide, pathname, expanded: next });
  const main = useFocusOnArrival(pathname);
  const { state: navigation } = useNavigation();
  const covered = expanded && !wide;

  useEffect(onReady, [onReady]);

  return (
    <ConfigProvider theme={antdTheme(dark, still)}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <div className={styles.shell}>
        {expanded && <Sidebar user={user} overlay={!wide} onClose={() => setExpanded(false)} />}
        <div className={styles.column} inert={covered}>
          <Header user={user} expanded={expanded} onToggle={() => setExpanded(!expanded)} />
          <main
            ref={main}
            className={styles.main}
            tabIndex={-1}
            aria-busy={navigation === 'loading'}
          >
            <div className={styles.content}>{children}</div>
          </main>
          <Footer />
        </div>
      </div>
    </ConfigProvider>
  );
}

/** Another screen begins at its top, for the eye and for the keyboard. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}
