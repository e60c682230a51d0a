import type { ReactNode } from 'react';
import { BackLink, RouteLink } from '../ui/route-link.tsx';
import { useSession } from '../session/session-context.ts';
import { Brand, brandClass } from '../ui/brand.tsx';
import styles from './public-page.module.css';

/** The layout of a screen that requires no session. */
export function PublicPage({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session) return <div className={styles.signedIn}>{children}</div>;
  return (
    <div className={styles.signedOut}>
      <div className={styles.head}>
        <RouteLink to="/" className={brandClass}>
          <Brand />
        </RouteLink>
        <BackLink to="/">Back to sign in</BackLink>
      </div>
      {children}
    </div>
  );
}
