import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import { importShell, prefetchScreens } from './prefetch.ts';
import { Waiting } from './waiting.tsx';

const Shell = lazy(() => importShell().then((module) => ({ default: module.Shell })));

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
      <Shell user={session.user} onReady={prefetchScreens}>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
