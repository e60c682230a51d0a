import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createPath, Outlet, RouterProvider } from 'react-router-dom';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findEverywhere } from '../../src/app/commands/console-actions.ts';
import { Commands } from '../../src/app/commands/commands.tsx';
import { createLoaders } from '../../src/app/create-loaders.ts';
import { createResourceRoutes } from '../../src/app/router.tsx';
import { operations as consoleOperations } from '../../src/api/contract.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { createSelections, SelectionContext } from '../../src/engine/config/selection.ts';
import { ResourcesContext } from '../../src/engine/config/resources-context.ts';
import { createRealtime, RealtimeContext } from '../../src/realtime/create-realtime.ts';
import { SessionContext } from '../../src/session/session-context.ts';
import { FindEverywhereContext } from '../../src/ui/find-everywhere.ts';
import { createJobs, JobsContext } from '../../src/ui/feedback/jobs.ts';
import { JobCards } from '../../src/ui/feedback/job-cards.tsx';
import { Toaster } from '../../src/ui/feedback/toast.tsx';
import { coupons } from '../engine/coupons/coupons.ts';
import { operations as couponOperations } from '../engine/coupons/generated/operations.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';
import { createTestRouter, createTestSession } from './test-session.ts';

/** The operations of the engine's screens, and those by which the palette searches the records of the console. */
const operations = { ...consoleOperations, ...couponOperations, ...specimenOperations };

export interface RenderEngineOptions {
  /** The resource that is shown, the coupons by default; its name is that of the folder of its contract. */
  resource?: Resource;
  /** The resources that its references lead to besides itself, of the same contract. */
  others?: readonly Resource[];
  /** The route that is opened first, the list by default. */
  initialPath?: string;
  /** Responds in place of Prism, or with the response of Prism that a `Prefer` header selects: `code=500`, `example=empty`. */
  respond?: (request: Request) => Response | string | undefined;
  /** Sends a request only once the promise has resolved. */
  hold?: (request: Request) => Promise<void> | undefined;
  /** The token of the session; by default an expired one, with which loaders start no query. */
  token?: string;
  isPrefetchEnabled?: boolean;
  /** Whether responses that violate the contract are used as far as they can be read. */
  acceptViolations?: boolean;
  /** What is beside the screens, inside of the router. */
  beside?: ReactNode;
}

/** The console's other screens, which palette, shortcuts and references lead to. */
const otherScreens = { path: '*', element: null };

/** Is the last of its siblings, whose effects have run when its own does. */
function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return undefined;
}

/** Renders the screens of a resource, for a signed-in administrator, on responses from Prism; records the requests. */
export async function renderEngine({
  resource = coupons,
  others = [],
  initialPath = resource.routes.list,
  respond = () => undefined,
  hold = () => undefined,
  token = 'any',
  isPrefetchEnabled = false,
  acceptViolations = false,
  beside,
}: RenderEngineOptions = {}) {
  const requests: Request[] = [];
  let respondNow = respond;
  const baseUrl = inject('engineMockUrls')[resource.name] ?? '';
  localStorage.setItem('token', token);
  localStorage.setItem('userInfo', JSON.stringify({ email: 'jane@example.com' }));
  const session = createTestSession({
    baseUrl,
    operations,
    acceptViolations,
    async fetch(request) {
      requests.push(request.clone());
      await hold(request);
      const response = respondNow(request);
      if (response instanceof Response) return response;
      if (response) request.headers.set('prefer', response);
      return fetch(request);
    },
  });
  const { store, preferences } = session;
  const jobs = createJobs(store);
  const queryClient = createQueryClient();
  const loaders = createLoaders({ ...session, queryClient });
  const routes = [resource, ...others].flatMap((each) => createResourceRoutes(each, loaders));
  const { promise: mounted, resolve: onMount } = Promise.withResolvers<void>();
  const layout = (
    <>
      <FindEverywhereContext value={findEverywhere}>
        <Outlet />
      </FindEverywhereContext>
      {beside}
      <Commands />
      <Mounted onMount={onMount} />
    </>
  );
  const router = createTestRouter(
    [{ element: layout, hydrateFallbackElement: <></>, children: [...routes, otherScreens] }],
    initialPath,
  );
  const resources = Object.fromEntries([resource, ...others].map((each) => [each.name, each]));
  const screen = await render(
    <SessionContext value={{ ...session, isPrefetchEnabled }}>
      <RealtimeContext value={createRealtime({ url: baseUrl, getToken: () => token })}>
        <ResourcesContext value={resources}>
          <SelectionContext value={createSelections(store)}>
            <JobsContext value={jobs}>
              <QueryClientProvider client={queryClient}>
                <RouterProvider router={router} />
                <Toaster />
                <JobCards />
              </QueryClientProvider>
            </JobsContext>
          </SelectionContext>
        </ResourcesContext>
      </RealtimeContext>
    </SessionContext>,
  );
  await mounted;
  return {
    screen,
    router,
    queryClient,
    requests,
    store,
    jobs,
    preferences,
    getPath: () => createPath(router.state.location),
    /** Responds to the next requests in another way. */
    respondWith(next: typeof respond) {
      respondNow = next;
    },
    /** What was requested, with a method or at all: `GET /specimens?page=1&limit=2`. */
    sent: (method = '') =>
      requests
        .map((request) => `${request.method} ${request.url.slice(baseUrl.length)}`)
        .filter((description) => description.startsWith(method)),
    /** The body of the newest request with a method. */
    readBody: async (method: string): Promise<unknown> =>
      requests.findLast((request) => request.method === method)?.json(),
    /** The pages of the coupons, and the identifiers of the records, that were requested. */
    listRequested: () =>
      requests.map(({ url }) => {
        const { pathname, searchParams } = new URL(url);
        const id = pathname.split('/').at(-1);
        return id === 'coupons' ? Number(searchParams.get('currentPage')) : id;
      }),
  };
}

/** Holds the requests with a method, or those that match, back until `release` is called. */
export function holdRequests(held: string | ((request: Request) => boolean)) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isHeld = typeof held === 'string' ? ({ method }: Request) => method === held : held;
  const hold = (request: Request) => (isHeld(request) ? promise : undefined);
  return { hold, release: resolve };
}

/** Fills in fields by their labels. */
export async function fillFields(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts))
    await page.getByLabelText(label, { exact: true }).fill(text);
}

/** Prefers an example for the list of coupons, by default nine on five pages; on each page are c1, SPRING, and c2, AUTUMN. */
export const preferList = ({ method, url }: Request, example = 'many') =>
  method === 'GET' && new URL(url).pathname === '/api/coupons' ? `example=${example}` : undefined;

/** Opens the edit dialog of the only record that the mock of a contract has. */
export async function openEditDialog(options: RenderEngineOptions = {}) {
  const { resource = coupons } = options;
  const id = resource.name === 'coupons' ? 'c1' : '12';
  const initialPath = resource.routes.view.replace(':id', id);
  const engine = await renderEngine({ initialPath, ...options });
  await engine.screen.getByRole('button', { name: /^Edit / }).click();
  // Dialogs cannot be told apart by their names: in tests, all of antd's have a title with the same id.
  const dialog = engine.screen.getByRole('dialog').first();
  await expect.element(dialog).toMatchTextContent(/^Edit /);
  // The fields of a long form that are below "More" are shown, too.
  for (const details of dialog.element().querySelectorAll('details')) details.open = true;
  const submit = () => dialog.getByRole('button', { name: 'Submit' }).click();
  const cancel = () => dialog.getByRole('button', { name: 'Cancel' }).click();
  return { ...engine, dialog, submit, cancel };
}
