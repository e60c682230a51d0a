import type { ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { Brand } from '../ui/brand.tsx';
import styles from './public-page.module.css';

/** A screen that needs no session; without one, the brand above it leads to the sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session) return <div className={styles.within}>{children}</div>;
  return (
    <div className={styles.alone}>
      <div className={styles.brand}>
        <Brand to="/" />
      </div>
      {children}
    </div>
  );
}
