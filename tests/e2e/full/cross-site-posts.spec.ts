import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { administrator, expect, test } from '../fixtures.ts';
import type { ConsoleStack } from '../start-console.ts';

const { email, password } = administrator;

/** A form of a page of another origin. Browsers send such forms without a CORS preflight. */
interface Form {
  action: string;
  encoding: 'multipart/form-data' | 'text/plain' | 'application/x-www-form-urlencoded';
  fields: Record<string, string>;
}

/** Starts a server of another origin with an empty page. */
async function startOtherSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other site</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origins: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Submits a form into a frame, and resolves once the frame has loaded the response. */
const submitForm = (page: Page, form: Form) =>
  page.evaluate(async ({ action, encoding, fields }) => {
    const frame = document.createElement('iframe');
    frame.name = 'response';
    const element = document.createElement('form');
    Object.assign(element, { method: 'post', action, enctype: encoding, target: 'response' });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      element.append(input);
    }
    document.body.append(frame, element);
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      element.submit();
    });
    frame.remove();
    element.remove();
  }, form);

/** Forms that try to delete the account, and to lock it with wrong passwords. */
function buildAttacks(server: string): Form[] {
  const [login, deleteAccount] = [`${server}/api/admin/login`, `${server}/api/admin/deleteAccount`];
  const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;
  const wrongCredentials = { email, password: 'wrong' };
  // Sent as text/plain this is JSON: the browser writes name=value and a line break.
  const json = (attempt: string) => ({ [`{"email":"${email}","password":"${attempt}`]: '"}' });
  return [
    ...encodings.flatMap((encoding) => [
      { action: login, encoding, fields: wrongCredentials },
      { action: deleteAccount, encoding, fields: wrongCredentials },
      { action: deleteAccount, encoding, fields: { email, password } },
    ]),
    { action: login, encoding: 'text/plain', fields: json('wrong') },
    { action: deleteAccount, encoding: 'text/plain', fields: json(password) },
  ];
}

async function readSignInStatus({ api }: ConsoleStack, attempt: string): Promise<number> {
  const response = await fetch(`${api}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: attempt }),
  });
  return response.status;
}

test('Cross-site forms neither delete the account nor count as attempts to sign in @nginx', async ({
  context,
  stack,
}) => {
  const site = await startOtherSite();
  const sandbox = /Sandbox\s+(\S+)/.exec(stack.output())?.[1] ?? '';
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.request().method() === 'POST') statuses.push(response.status());
  });

  // A successful sign-in forgets the failed ones.
  expect(await readSignInStatus(stack, password)).toBe(200);
  const page = await context.newPage();
  const servers = [new URL(stack.url).origin, stack.api, sandbox];
  for (const origin of site.origins) {
    await page.goto(origin);
    for (const form of servers.flatMap(buildAttacks)) await submitForm(page, form);
  }
  expect(statuses).toHaveLength(site.origins.length * servers.length * 8);
  expect(new Set(statuses)).toEqual(new Set([403]));

  // The account is locked after ten attempts: all ten are still left, and the account still exists.
  for (let attempt = 1; attempt < 10; attempt += 1) {
    expect(await readSignInStatus(stack, 'wrong')).toBe(401);
  }
  expect(await readSignInStatus(stack, password)).toBe(200);
  site.close();
});
