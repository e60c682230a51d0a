import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession, useSessionStore } from '../../session/session-context.ts';
import type { Admin } from '../../session/session-storage.ts';
import { lazyComponent } from '../../ui/load-module.ts';
import { LoadingScreen } from '../../ui/loading.tsx';
import { getLoadedAppLayout, importAppLayout, preloadScreens } from '../lazy-screens.ts';

const LazyAppLayout = lazyComponent(importAppLayout, (module) => module.AppLayout);

function SignedInLayout({ user }: { user: Admin }) {
  const store = useSessionStore();
  const [Layout] = useState(() => getLoadedAppLayout() ?? LazyAppLayout);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Layout user={user} onReady={preloadScreens}>
        {/* The key resets all form state when another administrator signs in. */}
        <Outlet key={store.getOwner()} />
      </Layout>
    </Suspense>
  );
}

/** The screen within header, sidebar and footer while a session exists, else the screen alone. */
export function RootLayout() {
  const session = useSession();
  if (session) return <SignedInLayout user={session.user} />;
  return (
    <main>
      <Outlet />
    </main>
  );
}
