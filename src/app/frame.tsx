import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import type { Admin } from '../session/stored-session.ts';
import { loadCode } from '../ui/load-code.ts';
import { Waiting } from '../ui/waiting.tsx';
import { importShell, loadedShell } from './code.ts';
import { prefetchScreens } from './prefetch.ts';

const LateShell = lazy(() => loadCode(importShell).then((module) => ({ default: module.Shell })));

function ShelledScreen({ user }: { user: Admin }) {
  const [Shell] = useState(() => loadedShell() ?? LateShell);
  return (
    <Suspense fallback={<Waiting />}>
      <Shell user={user} onReady={prefetchScreens}>
        <Outlet />
      </Shell>
    </Suspense>
  );
}

/** Header, sidebar and footer around the screen while a token exists, else the screen alone. */
export function Frame() {
  const session = useSession();
  if (session) return <ShelledScreen user={session.user} />;
  return (
    <main>
      <Outlet />
    </main>
  );
}
