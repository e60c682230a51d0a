import { Outlet } from 'react-router-dom';
import { useSession, useSessionStore } from '../../session/session-context.ts';
import { AppLayout } from './app-layout.tsx';
import { SessionWatch } from './session-watch.tsx';

/** The screen within header, sidebar and footer while a session exists, else the screen alone. */
export function RootLayout() {
  const session = useSession();
  const store = useSessionStore();
  if (session) {
    const owner = store.getOwner();
    return (
      <>
        <AppLayout user={session.user}>
          {/* The key resets all form state when another administrator signs in. */}
          <Outlet key={owner} />
        </AppLayout>
        <SessionWatch key={owner} />
      </>
    );
  }
  return (
    <main>
      <Outlet />
    </main>
  );
}
