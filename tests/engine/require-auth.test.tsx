import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { readReturnTo, RequireAuth } from '../../src/session/require-auth.tsx';
import { SessionContext } from '../../src/session/session-context.ts';
import type { SignOutReason } from '../../src/session/session-store.ts';
import { createTestSession } from '../support/test-session.ts';

const record = '/admin/view/user/1/edit';

/** A protected page, and the end of its session. */
async function openRecord() {
  const session = createTestSession({ baseUrl: 'https://api.example.com', operations: {} });
  const { store } = session;
  store.isExpired = () => false;
  store.signIn({ token: 'any', user: { email: 'amelia@example.com' } });
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Login</h1> },
      {
        element: <RequireAuth fallback={null} />,
        children: [{ path: record, element: <h1>Jane Doe</h1> }],
      },
    ],
    { initialEntries: [record] },
  );
  const screen = await render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Jane Doe');
  const openAgain = async () => {
    await router.navigate(record);
    await expect.poll(() => router.state.location.pathname).toBe('/');
    return readReturnTo(router.state.location.state);
  };
  return {
    signOut: async (reason: SignOutReason) => {
      store.signOut(reason);
      await expect.element(screen.getByRole('heading')).toHaveTextContent('Login');
      return readReturnTo(router.state.location.state);
    },
    openAgain,
  };
}

for (const kind of ['manual', 'remote'] as const) {
  test(`After a ${kind} sign-out the next sign-in opens the dashboard, also after Back`, async () => {
    const { signOut, openAgain } = await openRecord();
    expect(await signOut({ kind })).toBe('/admin/dashboard');
    expect(await openAgain()).toBe('/admin/dashboard');
  });
}

test('After an expired session the sign-in returns to its page', async () => {
  const { signOut } = await openRecord();
  expect(await signOut({ kind: 'expired' })).toBe(record);
});
