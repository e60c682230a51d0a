/** npm run gallery: photographs and checks every screen in every scenario, and writes a page of the pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, glob, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Picture, renderGalleryPage } from './gallery/gallery-page.ts';
import { listStates, selectStates } from './gallery/states.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { runCommand } from './lib/exit-with-error.ts';
import { createOutFolder, parseOptions } from './lib/parse-options.ts';
import { serveScenarios } from './lib/scenarios/scenario-middleware.ts';
import { buildConsole } from './lib/servers/build-console.ts';
import { startBuiltConsole } from './lib/servers/console-server.ts';
import { startMock } from './lib/servers/mock.ts';
import { drawPictures } from './lib/servers/draw-pictures.ts';

const usage = `npm run gallery -- [--only NAME] [--contract openapi.yaml] [--out dist-docs] [--readme]
  Photographs every screen in every scenario of the operations it uses, in both themes, 1280 and 360 pixels wide, and
  writes OUT/gallery/index.html, with what changed since the last run first. --only takes a resource or a screen.
  Fails on a blank screen, an unexpected console error and a finding of axe.
  --readme also copies the pictures that README.md shows.`;

/** Builds the console and serves it on Prism's mock of the contract, with scenarios; returns its URL. */
export async function serveConsole(contract: string): Promise<string> {
  const [mock, build] = await Promise.all([startMock({ contract, port: 0 }), buildConsole()]);
  const { url } = await startBuiltConsole(build, {
    port: 0,
    api: mock.url,
    socketUrl: '/',
    plugins: [serveScenarios({ contract, mockUrl: mock.url }), drawPictures],
  });
  return url;
}

/** Runs Playwright, which ends with this process; returns its exit code. */
async function photograph(env: Record<string, string>): Promise<number> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = path.join(import.meta.dirname, 'gallery/playwright.config.ts');
  const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Replaces the pictures that have changed by the new ones, which the next run compares with; returns their names. */
async function replaceChanged(folder: string): Promise<Set<string>> {
  const changed = new Set<string>();
  for await (const actual of glob(path.join(folder, 'differences/*/*-actual.png'))) {
    const file = path.basename(actual).replace('-actual.png', '.png');
    await copyFile(actual, path.join(folder, 'pictures', file));
    changed.add(file);
  }
  return changed;
}

/** `servedUrl` is the address of the console, where it is served already. */
export async function gallery(args: string[], servedUrl?: string) {
  const startedAt = performance.now();
  const { values } = parseOptions(usage, {
    args,
    options: {
      only: { type: 'string' },
      contract: { type: 'string', default: 'openapi.yaml' },
      out: { type: 'string', default: 'dist-docs' },
      readme: { type: 'boolean', default: false },
    },
  });
  const { contract, only, out, readme } = values;
  await readGivenContract(contract);
  const states = await listStates(contract);
  const selected = selectStates(states, only);
  const folder = path.join(out, 'gallery');
  const pictureFolder = path.join(folder, 'pictures');
  await createOutFolder(out, pictureFolder);
  const last = await readdir(pictureFolder);
  const exitCode = await photograph({
    GALLERY_CONTRACT: contract,
    GALLERY_FOLDER: folder,
    GALLERY_URL: servedUrl ?? (await serveConsole(contract)),
    ...(only !== undefined && { GALLERY_ONLY: only }),
  });
  const changed = await replaceChanged(folder);
  const pictures: Picture[] = [];
  for (const file of await readdir(pictureFolder)) {
    const state = states.find(({ id }) => id === file.replace(/--\w+-\d+\.png$/, ''));
    const change = changed.has(file) ? 'changed' : 'unchanged';
    if (state) pictures.push({ file, state, change: last.includes(file) ? change : 'new' });
    else await rm(path.join(pictureFolder, file));
  }
  await writeFile(path.join(folder, 'index.html'), renderGalleryPage(pictures));
  if (readme) {
    // Those of README.md have the names that they have in the gallery.
    for await (const file of glob('*.png', { cwd: '.github' }))
      await copyFile(path.join(pictureFolder, file), path.join('.github', file));
  }

  const count = (change: string) => pictures.filter((picture) => picture.change === change).length;
  const removed = last.filter((name) => pictures.every(({ file }) => file !== name)).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${selected.length} ${selected.length === 1 ? 'state' : 'states'} in ${seconds} s: ${count('changed')} changed, ${count('new')} new, ${removed} removed, ${count('unchanged')} unchanged pictures.`,
  );
  console.log(`Open ${path.join(folder, 'index.html')}.`);
  return exitCode;
}

await runCommand(import.meta, gallery);
// The servers would keep the program running.
if (import.meta.main) process.exit();
