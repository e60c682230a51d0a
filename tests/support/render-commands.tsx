import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPath, RouterProvider } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { operations } from '../../src/api/contract.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { Commands } from '../../src/app/commands/commands.tsx';
import { resources } from '../../src/app/resources.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { SessionContext } from '../../src/session/session-context.ts';
import { Toaster } from '../../src/ui/feedback/toast.tsx';
import { createTestRouter, createTestSession } from './test-session.ts';

type Rows = Record<string, unknown>[];

/** Answers a request for the list whose response has its rows in this property; undefined for one without rows. */
type Answer = (list: string, key: string) => Rows | Response | undefined;

interface RenderCommandsOptions {
  /** The screen behind the palette. */
  children?: ReactNode;
  answer?: Answer;
  /** Answers only once it has resolved. */
  hold?: Promise<void>;
}

/** Renders palette and shortcuts over a screen, with the responses of `answer`, and records what is searched for. */
export async function renderCommands({
  children,
  answer = () => undefined,
  hold,
}: RenderCommandsOptions) {
  const searches: { list: string; key: string; signal: AbortSignal }[] = [];
  localStorage.setItem('token', 'any');
  localStorage.setItem(
    'userInfo',
    JSON.stringify({ _id: '5f0000000000000000000001', email: 'a@example.com' }),
  );
  const session = createTestSession({
    baseUrl: '',
    operations,
    async fetch({ url, signal }) {
      const { pathname, searchParams } = new URL(url);
      const isList = (resource: Resource) => resource.operations.list === `GET ${pathname}`;
      const list = resources.find(isList)?.rows ?? '';
      const key = searchParams.get('key') ?? '';
      searches.push({ list, key, signal });
      await hold;
      const rows = answer(list, key) ?? [];
      if (rows instanceof Response) return rows;
      return Response.json({ success: true, [list]: rows, length: rows.length });
    },
  });
  const layout = (
    <>
      <main>{children}</main>
      <Commands />
    </>
  );
  const router = createTestRouter([{ path: '*', element: layout }], '/admin/dashboard');
  await render(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </SessionContext>,
  );
  return {
    router,
    store: session.store,
    preferences: session.preferences,
    searches,
    palette: page.getByRole('dialog', { name: 'Command palette' }),
    input: page.getByRole('combobox', { name: 'Search or jump to' }),
    getPath: () => createPath(router.state.location),
  };
}
