/** The messages for a back-end on another origin that cannot be used. */
import type { RequestListener, Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { submit } from './forms.ts';
import { openScenario } from './operation-scenarios.ts';
import { getToasts, openList } from './page-actions.ts';
import { listen } from '../support/listen.ts';

test.use({ expectedConsoleErrors: /CORS policy|ERR_|Content.Security.Policy|WebSocket/ });

const requests: string[] = [];
let origin: string;
let server: Server;
let respond: RequestListener;

test.beforeEach(async () => {
  requests.length = 0;
  respond = (_, response) => response.end();
  ({ server, url: origin } = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  }));
});

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Names the origin in config.json and, on request, allows it in the policy of the page. */
async function useOrigin(page: Page, apiBaseUrl: string, { isAllowed = true } = {}) {
  // Chromium takes a page that a test changes for one of another network.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl } }));
  await page.route('**/story-admin/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const allowed = policy.replace('connect-src', `connect-src ${isAllowed ? apiBaseUrl : ''}`);
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': allowed } });
  });
}

/** Opens a list, whose query fails. */
async function expectFailure(page: Page, message: string) {
  await page.goto('#/admin/users');
  await expect(page.getByRole('alert')).toContainText(`${message} (Failed to fetch).`);
}

test('A policy that does not name it @nginx', async ({ page }) => {
  await useOrigin(page, origin, { isAllowed: false });
  await expectFailure(
    page,
    `The content security policy of this page does not allow ${origin}. Add it to connect-src on the server of the page`,
  );
  expect(requests).toEqual([]);
});

test('A server without CORS', async ({ page, stack }) => {
  await useOrigin(page, origin);
  const own = new URL(stack.url).origin;
  await expectFailure(
    page,
    `${origin} does not allow this page to read its answers (CORS). It must send, also in response to OPTIONS, Access-Control-Allow-Origin: ${own}; Access-Control-Allow-Methods: GET; Access-Control-Allow-Headers: authorization`,
  );
  expect(requests.filter((request) => request === 'GET /')).toHaveLength(1);
  expect(requests.filter((request) => request.includes('getAllUsers'))).toHaveLength(3);
});

test('A server that is not running @nginx', async ({ page, stack }) => {
  // Behind nginx, the page has https.
  const explanation = stack.url.startsWith('https:')
    ? 'cannot be reached from a page with https. Serve it with https, too'
    : 'cannot be reached. It does not run, its name is unknown, or its certificate is invalid: the browser does not say which. Open it in another tab to see';
  await useOrigin(page, origin);
  server.close();
  await expectFailure(page, `${origin} ${explanation}`);
});

/** Responds as the back-end does, and allows the page to read that. Playwright itself responds to OPTIONS. */
const forwardReads =
  (stack: { url: string; api: string }): RequestListener =>
  async (request, response) => {
    response.setHeader('access-control-allow-origin', new URL(stack.url).origin);
    const { authorization = '' } = request.headers;
    const forwarded = await fetch(`${stack.api}${request.url}`, { headers: { authorization } });
    response.setHeader('content-type', 'application/json');
    response.end(await forwarded.text());
  };

test('A server that allows reading, but not the save of a form', async ({ page, stack }) => {
  const forward = forwardReads(stack);
  respond = (request, response) =>
    request.method === 'PATCH' ? response.end() : forward(request, response);
  await useOrigin(page, origin);
  await openScenario(page, 'updateAdminProfile');
  await submit(page);
  await expect(getToasts(page)).toContainText(
    'Access-Control-Allow-Methods: PATCH; Access-Control-Allow-Headers: authorization, content-type (Failed to fetch).',
  );
});

test('A server that has responded before, and breaks the connection', async ({ page, stack }) => {
  respond = forwardReads(stack);
  await useOrigin(page, origin);
  await openList(page, 'users');
  respond = (request, response) =>
    request.url === '/' ? response.end() : request.socket.destroy();
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `${origin} did not answer. Try again, or check that it is running (Failed to fetch).`,
  );
});
