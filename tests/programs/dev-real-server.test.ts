/** npm run dev -- --api URL, with the sandbox of npm start as the real server. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { copyProject } from '../support/copy-project.ts';
import { startDev } from '../support/start-dev.ts';

let server: Stack;
let address: string;
let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  const folder = await copyProject();
  const config = { apiBaseUrl: 'https://api.example.com', prefetch: false, reportURL: '' };
  await writeFile(path.join(folder, 'public/config.json'), JSON.stringify(config));
  server = await startStack(await createTempFolder());
  address = /Sandbox\s+(http:\/\/\S+)/.exec(server.output())?.[1] ?? '';
  dev = await startDev(folder, '--api', address);
}, 90_000);

afterAll(async () => {
  await dev?.stop();
  await server?.stop();
});

async function signIn(): Promise<{ token: string }> {
  const response = await fetch(new URL('/api/admin/login', dev.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email, password: administrator.password }),
  });
  return (await response.json()) as { token: string };
}

test('Records, pictures and sockets are those of the server', async () => {
  const { token } = await signIn();
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(new URL('/api/banner/get-banners', dev.url), { headers });
  const { banners } = (await list.json()) as { banners: { bannerUrl: string }[] };
  const picture = await fetch(new URL(banners[0]?.bannerUrl ?? '', dev.url));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);

  const socket = io(new URL(dev.url).origin, { transports: ['websocket'], auth: { token } });
  socket.emit('escape-turn', { roomId: '65c000000000000000000002' });
  await expect.poll(server.output).toContain('escape-turn in room 65c000000000000000000002');
  socket.close();
});

test('A scenario is answered by the mock, and other requests by the server', async () => {
  const { token } = await signIn();
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
    `The apiBaseUrl of public/config.json, https://api.example.com, is not used: ${address} is.`,
  );
  expect(dev.output()).toContain('public/config.json has the unknown key "reportURL".');
});
