import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import type { OperationScenarios } from '../../scripts/lib/scenarios/catalogue.ts';
import { copyProject } from '../support/copy-project.ts';
import { requestText } from '../support/send-raw.ts';
import { startDev } from '../support/start-dev.ts';
import { openSignedInPage } from '../support/open-dev-page.ts';

let folder: string;
let dev: Awaited<ReturnType<typeof startDev>>;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  folder = await copyProject();
  dev = await startDev(folder);
  ({ origin } = new URL(dev.url));
  browser = await chromium.launch(launchOptions);
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
});

/** A busy machine takes longer than a second. */
const polling = { timeout: 10_000 };

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
    await dev.waitForOutput(/Real-time: escape-turn \{"roomId":"65c000000000000000000001"\}\n/);
    await expect.poll(() => updates.join('\n'), polling).toContain('"escape-turn"');
    socket.disconnect();
    await expect.poll(() => updates.join('\n'), polling).toContain('"disconnect"');

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
  }, 60_000);

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
    await dev.waitForOutput(/Real-time: escape-turn .*\[2J.*\n/);
    socket.disconnect();
    expect(dev.output()).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe('Pictures', () => {
  const readBanners = async () => {
    const response = await fetch(`${origin}/api/banner/get-banners`, { headers });
    return ((await response.json()) as { banners: { _id: string; bannerUrl: string }[] }).banners;
  };

  async function upload(method: string, address: string) {
    const bytes = await readFile('tests/e2e/images/landscape.jpg');
    const body = new FormData();
    body.set('clientName', 'Harbour Books');
    body.set('navigationUrl', 'https://harbour.example.com');
    body.set('image', new File([bytes], 'landscape.jpg', { type: 'image/jpeg' }));
    const response = await fetch(origin + address, { method, headers, body });
    const { banner } = (await response.json()) as { banner: { _id: string; bannerUrl: string } };
    return { banner, bytes };
  }

  test('of examples are drawn, the same each time', async () => {
    const page = await openSignedInPage(browser, origin);
    await visit(page, '#/admin/banners');
    const images = page.getByRole('table').locator('img');
    await images.nth(1).waitFor();
    for (const image of await images.all()) {
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), polling)
        .toBeGreaterThan(0);
    }
    const [first, again] = await Promise.all(
      [1, 2].map(async () => (await fetch(`${origin}/uploads/banners/inkwell.png`)).bytes()),
    );
    expect(first).toEqual(again);
    await page.context().close();
  }, 60_000);

  test('that are uploaded are shown, with the same bytes', async () => {
    const { banner, bytes } = await upload('POST', '/api/banner/create-banner');
    expect(banner.bannerUrl).toMatch(/^\/uploads\/[\w-]+\.jpg$/);
    const shown = (await readBanners()).find(({ _id }) => _id === banner._id);
    expect(shown?.bannerUrl).toBe(banner.bannerUrl);
    const response = await fetch(origin + banner.bannerUrl);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('that replace another one are shown in the record of the address', async () => {
    const [, second] = await readBanners();
    await upload('PUT', `/api/banner/update-banner/${second?._id}`);
    const [, changed] = await readBanners();
    expect(changed?.bannerUrl).toMatch(/^\/uploads\/[\w-]+\.jpg$/);
    expect(changed?.bannerUrl).not.toBe(second?.bannerUrl);
  });

  test('whose page is left before they have arrived are no error', async () => {
    const before = dev.outputLength();
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
    expect(dev.output().slice(before)).toBe('');
  });

  test('of a rejected form are not kept', async () => {
    const before = await readBanners();
    const body = new FormData();
    body.set('image', new File(['an image'], 'image.png'));
    const response = await fetch(`${origin}/api/banner/create-banner`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(422);
    expect(await readBanners()).toEqual(before);
  });
});

test('The scenarios follow an edit of the contract', async () => {
  const file = path.join(folder, 'openapi.yaml');
  const contract = await readFile(file, 'utf8');
  const before = dev.outputLength();
  await writeFile(
    file,
    contract.replace(/^( +)empty:(?=\n +value: \{ success: true, users)/m, '$1nobody:'),
  );
  await dev.waitForOutput(/Contract: .*the mock uses it/, before);

  const response = await fetch(`${dev.url}dev/scenarios.json`);
  const catalogue = (await response.json()) as OperationScenarios[];
  const names = catalogue
    .find(({ operationId }) => operationId === 'getAllUsers')
    ?.scenarios.map(({ name }) => name);
  expect(names).toContain('200.nobody');
  expect(names).not.toContain('200.empty');

  const scenario = { ...headers, 'x-scenario': 'getAllUsers:200.nobody' };
  const users = await fetch(`${origin}/api/admin/getAllUsers`, { headers: scenario });
  expect(await users.json()).toEqual({ success: true, users: [], length: 0 });
}, 60_000);

test('The scenarios of the last contract that could be read stay in use', async () => {
  const file = path.join(folder, 'openapi.yaml');
  const before = dev.outputLength();
  await writeFile(file, '');
  await dev.waitForOutput(/Until then the previous version stays in use/, before);
  const scenario = { ...headers, 'x-scenario': 'getAllUsers:500' };
  expect((await fetch(`${origin}/api/admin/getAllUsers`, { headers: scenario })).status).toBe(500);
  expect((await fetch(`${dev.url}dev/scenarios.json`)).status).toBe(200);
}, 60_000);
