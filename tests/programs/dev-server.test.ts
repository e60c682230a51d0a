import { connect } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startDevServers } from '../../scripts/dev/start-dev-servers.ts';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { requestText } from '../support/send-raw.ts';
import { openSignedInPage } from '../support/open-dev-page.ts';

let dev: Awaited<ReturnType<typeof startDevServers>>;
let origin: string;
let browser: Browser;

const printed: string[] = [];
const print = (line: unknown) => void printed.push(String(line));
vi.spyOn(console, 'log').mockImplementation(print);
vi.spyOn(console, 'error').mockImplementation(print);

beforeAll(async () => {
  dev = await startDevServers({ contract: 'openapi.yaml', port: 0, mockPort: 0 });
  ({ origin } = new URL(dev.url));
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
  vi.restoreAllMocks();
});

const headers = { authorization: 'Bearer any' };

/** Opens a screen. Vite reloads the page whenever it optimises another dependency. */
async function visit(page: Page, route: string) {
  await page.goto(dev.url + route);
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The texts that Vite sends to the page for hot module replacement. */
function recordUpdates(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('socket.io')) return;
    socket.on('framereceived', ({ payload }) => texts.push(String(payload)));
  });
  return texts;
}

describe('The socket server', () => {
  test('is on the origin of the page, and prints and forwards what it receives', async () => {
    const page = await openSignedInPage(browser, origin);
    const updates = recordUpdates(page);
    const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
    await visit(page, '#/admin/users');
    expect(new URL((await opened).url()).host).toBe(new URL(origin).host);

    const socket = io(origin, { auth: { token: 'any' } });
    socket.emit('escape-turn', { roomId: '65c000000000000000000001' });
    const line = 'Real-time: escape-turn {"roomId":"65c000000000000000000001"}';
    await expect.poll(() => printed).toContain(line);
    await expect.poll(() => updates.join('\n')).toContain('"escape-turn"');
    socket.disconnect();
    await expect.poll(() => updates.join('\n')).toContain('"disconnect"');

    const events = updates
      .map((text) => JSON.parse(text) as { event?: string; data?: unknown })
      .filter(({ event }) => event === 'story-admin:realtime')
      .map(({ data }) => data);
    expect(events).toContainEqual({ event: 'connect', payload: {}, at: expect.any(String) });
    expect(events).toContainEqual({
      event: 'escape-turn',
      payload: { roomId: '65c000000000000000000001' },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    await page.context().close();
  });

  test('rejects pages of another origin', async () => {
    const socket = io(origin, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: 'https://evil.example' },
    });
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', () => resolve('rejected'));
    expect(await promise).toBe('rejected');
  });

  test('prints no control characters', async () => {
    const socket = io(origin, { transports: ['websocket'] });
    socket.emit('escape-turn', { roomId: '\u001b[2J\u009b' });
    await expect.poll(() => printed).toContainEqual(expect.stringContaining('[2J'));
    socket.disconnect();
    expect(printed.join('')).not.toMatch(/\p{Cc}/u);
  });
});

test('Pictures of examples are drawn, the same each time', async () => {
  const page = await openSignedInPage(browser, origin);
  await visit(page, '#/admin/banners');
  const images = page.getByRole('table').locator('img');
  await images.nth(1).waitFor();
  for (const image of await images.all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  const [first, again] = await Promise.all(
    [1, 2].map(async () => (await fetch(`${origin}/uploads/banners/inkwell.png`)).bytes()),
  );
  expect(first).toEqual(again);
  await page.context().close();
});

const readBanners = () => fetch(`${origin}/api/banner/get-banners`, { headers });

test('A form whose page is left before it has arrived is no error', async () => {
  printed.length = 0;
  const text = requestText({
    method: 'POST',
    path: '/api/banner/create-banner',
    headers: {
      host: new URL(origin).host,
      'content-type': 'multipart/form-data; boundary=-',
      'content-length': '1000',
    },
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await new Promise<void>((resolve) => {
    socket.write(text, () => resolve());
  });
  // The server has begun to read the form.
  await readBanners();
  socket.destroy();
  await readBanners();
  expect(printed).toEqual([]);
});
