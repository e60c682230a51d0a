import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyUncheckedProject } from '../support/copy-project.ts';
import { startSeededSandbox } from '../support/sign-in-to-stack.ts';
import { startDev } from '../support/start-dev.ts';

const folder = await copyUncheckedProject();
const config = { apiBaseUrl: 'https://api.example.com', prefetch: false, reportURL: '' };
await writeFile(path.join(folder, 'public/config.json'), JSON.stringify(config));
const server = await startSeededSandbox();
afterAll(server.close);
const dev = await startDev(folder, '--api', server.url);

test('npm run dev -- --api says which server it uses, and what public/config.json has that is replaced or unknown', async () => {
  const served = await fetch(new URL('config.json', dev.url));
  expect(await served.json()).toMatchObject({ apiBaseUrl: '/', socketUrl: '/', prefetch: false });
  for (const text of [
    `an administrator of ${server.url}`,
    `The apiBaseUrl of public/config.json, https://api.example.com, is not used: ${server.url} is.`,
    'public/config.json has the unknown key "reportURL".',
  ])
    expect(dev.output()).toContain(text);
});
