import { Outlet } from 'react-router-dom';
import { useSession, useSessionStore } from '../../session/session-context.ts';
import { AppLayout } from './app-layout.tsx';

/** The screen within header, sidebar and footer while a session exists, else the screen alone. */
export function RootLayout() {
  const session = useSession();
  const store = useSessionStore();
  if (session) {
    return (
      <AppLayout user={session.user}>
        {/* The key resets all form state when another administrator signs in. */}
        <Outlet key={store.getOwner()} />
      </AppLayout>
    );
  }
  return (
    <main>
      <Outlet />
    </main>
  );
}
