/** The deployment of a new build while the one before is served. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';
import { publish, startNginx } from '../support/nginx.ts';

let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  // Nothing here requests the back-end.
  const unused = 'http://127.0.0.1:9';
  nginx = await startNginx({ api: unused, sandbox: unused });
});
test.afterAll(() => nginx.stop());

const asset = (name: string) => `/story-admin/assets/${name}-00000000.js`;

/** A build whose only script has this name. */
async function createBuild(name: string): Promise<string> {
  const build = path.join(await createTempFolder(), 'dist');
  await cp('dist', build, { recursive: true, filter: (file) => !file.endsWith('.js') });
  for (const ending of ['.br', '.gz']) await rm(path.join(build, `index.html${ending}`));
  await writeFile(path.join(build, 'index.html'), `${name} `.repeat(10_000));
  await writeFile(path.join(build, asset(name).replace('/story-admin/', '')), name);
  return build;
}

test('A build is served as a whole, with the assets of the one before for open pages', async ({
  request,
}) => {
  const get = async (pathname: string) => {
    const response = await request.get(nginx.origin + pathname);
    const { 'cache-control': cache = '' } = response.headers();
    return { status: response.status(), text: await response.text(), cache };
  };
  const forever = { status: 200, cache: 'public, max-age=31536000, immutable' };
  const config = await readFile(path.join(nginx.site, 'config.json'), 'utf8');
  const pages = ['first', 'second', 'third'].map((name) => `${name} `.repeat(10_000));

  await publish(await createBuild('first'), nginx.site);
  for (const [index, name, before] of [
    [1, 'second', 'first'],
    [2, 'third', 'second'],
  ] as const) {
    const build = await createBuild(name);
    const publishing = { isDone: false, end: publish(build, nginx.site) };
    publishing.end.finally(() => (publishing.isDone = true)).catch(() => undefined);
    const seen = new Set<string>();
    while (!publishing.isDone) {
      const { status, text } = await get('/story-admin/');
      expect(status).toBe(200);
      seen.add(text);
      // A page of the build before may still be open, and needs its assets.
      expect(await get(asset(before))).toMatchObject({ ...forever, text: before });
    }
    await publishing.end;
    expect(pages.slice(index - 1, index + 1)).toEqual(expect.arrayContaining([...seen]));
    expect((await get('/story-admin/')).text).toBe(pages[index]);
    expect(await get(asset(name))).toMatchObject({ ...forever, text: name });
    expect(await get(asset(before))).toMatchObject({ ...forever, text: before });
    expect((await get('/story-admin/config.json')).text).toBe(config);
  }
  expect(await get(asset('first'))).toMatchObject({ status: 404, cache: 'no-store' });
});
