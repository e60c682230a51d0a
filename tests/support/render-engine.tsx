import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { inject, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createApi } from '../../src/api/create-api.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { DetailScreen } from '../../src/engine/detail/detail-screen.tsx';
import { AddScreen } from '../../src/engine/form/add-screen.tsx';
import { ListScreen } from '../../src/engine/list/list-screen.tsx';
import type { Resource } from '../../src/engine/resource.ts';
import { RealtimeContext } from '../../src/realtime/realtime-context.ts';
import { SessionContext } from '../../src/session/session-context.ts';
import { createDrafts } from '../../src/session/drafts.ts';
import { createSessionStore } from '../../src/session/session-store.ts';
import { Toaster } from '../../src/ui/toaster.tsx';
import { operations } from '../engine/coupons/generated/operations.ts';

interface Engine {
  resource: Resource;
  /** Where the screen begins. */
  at: string;
  /** Which of the contract's answers Prism is asked for: `code=500`, `example=empty`. */
  prefer?: (request: Request) => string | undefined;
}

/** Renders a resource's screens on Prism's answers; returns what was asked of the server. */
export async function renderEngine({ resource, at, prefer = () => undefined }: Engine) {
  const requests: Request[] = [];
  localStorage.setItem('token', 'any');
  const store = createSessionStore(localStorage, window);
  const api = createApi({
    baseUrl: inject('mockUrl'),
    operations,
    getToken: () => store.get()?.token,
    onUnauthorized: vi.fn(),
    fetch: (request) => {
      requests.push(request.clone());
      const wanted = prefer(request);
      if (wanted) request.headers.set('prefer', wanted);
      return fetch(request);
    },
  });
  const queries = createQueryClient();
  const router = createMemoryRouter(
    [
      { path: resource.path.list, element: <ListScreen resource={resource} /> },
      { path: resource.path.view, element: <DetailScreen resource={resource} /> },
      { path: resource.path.add ?? '/none', element: <AddScreen resource={resource} /> },
    ],
    { initialEntries: [at] },
  );
  const realtime = { open: () => () => undefined, escapeTurns: vi.fn(), renew: vi.fn() };
  const screen = await render(
    <SessionContext value={{ api, store, drafts: createDrafts(store) }}>
      <RealtimeContext value={realtime}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </RealtimeContext>
    </SessionContext>,
  );
  return { screen, router, queries, requests };
}
