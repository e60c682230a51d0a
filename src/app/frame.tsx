import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import { loadShell } from './load-shell.ts';
import { Waiting } from './waiting.tsx';

const Shell = lazy(() => loadShell().then((module) => ({ default: module.Shell })));

/** Header, sidebar and footer around the screen while a token exists, else the screen alone. */
export function Frame() {
  const session = useSession();
  if (!session) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Shell user={session.user}>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
