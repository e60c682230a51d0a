/** npm run dev -- --api URL, with the sandbox as the real server. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyUncheckedProject } from '../support/copy-project.ts';
import { signIn, startSeededSandbox } from '../support/sign-in-to-stack.ts';
import { startDev } from '../support/start-dev.ts';

let server: Awaited<ReturnType<typeof startSeededSandbox>>;
let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  const folder = await copyUncheckedProject();
  const config = { apiBaseUrl: 'https://api.example.com', prefetch: false, reportURL: '' };
  await writeFile(path.join(folder, 'public/config.json'), JSON.stringify(config));
  server = await startSeededSandbox();
  dev = await startDev(folder, '--api', server.url);
});

afterAll(async () => {
  await dev?.stop();
  await server?.close();
});

test('Records, pictures and sockets are those of the server', async () => {
  const token = await signIn(dev.url);
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(new URL('/api/banner/get-banners', dev.url), { headers });
  const { banners } = (await list.json()) as { banners: { bannerUrl: string }[] };
  const picture = await fetch(new URL(banners[0]?.bannerUrl ?? '', dev.url));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);

  const socket = io(new URL(dev.url).origin, { transports: ['websocket'], auth: { token } });
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  socket.emit('escape-turn', { roomId: '65c000000000000000000002' });
  const line = 'escape-turn in room 65c000000000000000000002';
  await expect.poll(() => print.mock.calls).toContainEqual([line]);
  print.mockRestore();
  socket.close();
});

test('A scenario is answered by the mock, and other requests by the server', async () => {
  const token = await signIn(dev.url);
  const read = async (operation: string) =>
    fetch(new URL(`/api/admin/${operation}`, dev.url), {
      headers: { authorization: `Bearer ${token}`, 'x-scenario': 'getAllUsers:500' },
    });
  expect((await read('getAllUsers')).status).toBe(500);
  expect((await read('getDashboardData')).status).toBe(200);
});

test('public/config.json is kept, and what is replaced or unknown in it is said', async () => {
  const config = await fetch(new URL('config.json', dev.url));
  expect(await config.json()).toMatchObject({ apiBaseUrl: '/', socketUrl: '/', prefetch: false });
  expect(dev.output()).toContain(
    `The apiBaseUrl of public/config.json, https://api.example.com, is not used: ${server.url} is.`,
  );
  expect(dev.output()).toContain('public/config.json has the unknown key "reportURL".');
});
