/** npm start and npm run dev with --api URL, and a sandbox as the real server. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTempFolder, startOnServer } from '../../scripts/lib/start-stack.ts';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { start } from '../../scripts/start.ts';
import { callCommand, runProgram } from '../support/run-command.ts';
import { copyUncheckedProject } from '../support/copy-project.ts';
import { certificateName, makeCertificate } from '../support/make-certificate.ts';
import { openBrowser } from '../support/open-browser.ts';
import { requestSignIn, startSeededSandbox } from '../support/sign-in-to-stack.ts';
import { startDev } from '../support/start-dev.ts';

const sandbox = await startSeededSandbox();
afterAll(sandbox.close);

describe('npm run dev -- --api', async () => {
  const folder = await copyUncheckedProject();
  const config = { apiBaseUrl: 'https://api.example.com', prefetch: false, reportURL: '' };
  writeFileSync(path.join(folder, 'public/config.json'), JSON.stringify(config));
  const dev = await startDev(folder, '--api', sandbox.url);

  test('says what public/config.json has that is replaced or unknown', async () => {
    const served = await fetch(new URL('config.json', dev.url));
    expect(await served.json()).toMatchObject({ apiBaseUrl: '/', socketUrl: '/', prefetch: false });
    for (const text of [
      `an administrator of ${sandbox.url}`,
      `The apiBaseUrl of public/config.json, https://api.example.com, is not used: ${sandbox.url} is.`,
      'public/config.json has the unknown key "reportURL".',
    ])
      expect(dev.output()).toContain(text);
  });
});

describe('The console on a real server', async () => {
  const stack = await startOnServer(sandbox.url);
  afterAll(stack.stop);
  const browser = await openBrowser();

  test('announces neither data nor credentials of its own', () => {
    expect(stack.output()).toContain(`an administrator of ${sandbox.url}`);
    expect(stack.output()).not.toMatch(/Sandbox|admin@example\.com/);
  });

  test('uses the API, the pictures and the socket of the server', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('response', (response) => {
      if (response.headers()['sl-violations']) problems.push(response.url());
    });
    await page.goto(stack.url);
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const sockets = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    const socket = await sockets;
    expect(new URL(socket.url()).host).toBe(new URL(stack.url).host);
    await page.getByRole('rowheader').nth(4).waitFor();

    await page.getByRole('link', { name: 'Banners', exact: true }).click();
    const picture = page.getByRole('table').locator('img').first();
    await picture.waitFor();
    expect(
      await picture.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        return [new URL(element.src).host, element.naturalWidth > 0];
      }),
    ).toEqual([new URL(stack.url).host, true]);
    expect(problems).toEqual([]);
  });

  test('refuses the address of the console itself', async () => {
    const { port } = new URL(stack.url);
    await stack.stop();
    const options = ['--port', port, '--api', `http://localhost:${port}`];
    expect(await runProgram('start', options)).toEqual({
      code: 1,
      lines: ['--api is the address of this console. Give it that of the server.'],
    });
  });
});

test('The console starts without a server whose certificate is not trusted', async () => {
  const { certificate, key } = makeCertificate(await createTempFolder());
  const server = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (_, response) => response.setHeader('content-type', 'image/png').end('picture'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = `https://${certificateName}:${(server.address() as AddressInfo).port}`;

  const untrusting = await startOnServer(address);
  onTestFinished(untrusting.stop);
  const message = `The certificate of ${address} is not trusted. Save it, or that of its authority, as ca.pem and start again with NODE_EXTRA_CA_CERTS=ca.pem. (DEPTH_ZERO_SELF_SIGNED_CERT)`;
  await untrusting.waitForOutput(message);
  const response = await requestSignIn(untrusting.url);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ success: false, error: { message } });

  vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate);
  const trusting = await startOnServer(address);
  onTestFinished(trusting.stop);
  vi.unstubAllEnvs();
  for (const pathname of ['/api/admin/privacy_policy', '/uploads/a.png']) {
    const picture = await fetch(new URL(pathname, trusting.url));
    expect(await picture.text()).toBe('picture');
  }
  expect(trusting.output()).not.toContain('not trusted');
});

const api = ['--api', 'http://127.0.0.1:1'];

test.each([
  [[...api, '--reset'], '--reset is about the sandbox, which --api replaces.'],
  [[...api, '--users', '5'], '--users is about the sandbox, which --api replaces.'],
  [[...api, '--data', 'here'], '--data is about the sandbox, which --api replaces.'],
  [['--socket', 'http://127.0.0.1:1'], '--socket is the socket server of a real server.'],
  [['--api', 'example.com'], '--api takes the address of the server: https://api.example.com'],
  [[...api, '--socket', 'http://127.0.0.1:1/v1'], '--socket takes an address without a path'],
  [[...api, '--host', '0.0.0.0'], 'reachable from other machines, and http://127.0.0.1:1 with it.'],
])('%j is refused in one line', async (options, line) => {
  const lines = [expect.stringContaining(line)];
  expect(await callCommand(start, options)).toEqual({ code: 1, lines });
});
