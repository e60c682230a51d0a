/** npm run gallery: photographs and checks every screen in every scenario, and writes a page of the pictures. */
import { copyFile, glob, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Picture, renderGalleryPage } from './gallery/gallery-page.ts';
import { type GalleryState, listStates } from './gallery/states.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { createOutFolder, parseOptions } from './lib/parse-options.ts';
import { serveScenarios } from './lib/scenarios/serve-scenarios.ts';
import { buildConsole } from './lib/servers/build-console.ts';
import { startBuiltConsole } from './lib/servers/console-server.ts';
import { drawPictures } from './lib/servers/draw-pictures.ts';
import { startMock } from './lib/servers/mock.ts';
import { startProcess } from './lib/start-program.ts';

const usage = `npm run gallery -- [--only NAME] [--contract openapi.yaml] [--out dist-docs] [--readme]
  Photographs every screen in every scenario of the operations it uses, in both themes, 1280 and 360 pixels wide, and
  writes OUT/gallery/index.html, with what changed since the last run first. --only takes a resource or a screen.
  Fails on a blank screen, an unexpected console error and a finding of axe.
  --readme also copies the pictures that README.md shows.`;

/** Builds the console and serves it on Prism's mock of the contract, with scenarios; returns its URL. */
export async function serveConsole(contract: string): Promise<string> {
  const [mock, build] = await Promise.all([startMock({ contract, port: 0 }), buildConsole()]);
  const plugins = [serveScenarios({ contract, mockUrl: mock.url }), drawPictures];
  return (await startBuiltConsole(build, { port: 0, api: mock.url, plugins })).url;
}

/** Runs Playwright; returns its exit code. */
function photograph(env: NodeJS.ProcessEnv): Promise<number | null> {
  const playwright = 'node_modules/@playwright/test/cli.js';
  const args = [playwright, 'test', '--config', 'scripts/gallery/playwright.config.ts'];
  const colour = process.stdout.isTTY && { FORCE_COLOR: '1' };
  const { child, ended } = startProcess(process.execPath, args, { env: { ...colour, ...env } });
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  return ended;
}

/**
 * Replaces changed pictures by the new ones, with which the next run compares, and removes the pictures of states that
 * no longer exist.
 */
async function updatePictures(folder: string, last: string[], states: readonly GalleryState[]) {
  const pictureFolder = path.join(folder, 'pictures');
  const changed = new Set<string>();
  for await (const actual of glob(path.join(folder, 'differences/*/*-actual.png'))) {
    const file = path.basename(actual).replace('-actual.png', '.png');
    await copyFile(actual, path.join(pictureFolder, file));
    changed.add(file);
  }
  const pictures: Picture[] = [];
  for (const file of await readdir(pictureFolder)) {
    const state = states.find(({ id }) => id === file.replace(/--\w+-\d+\.png$/, ''));
    const change = changed.has(file) ? 'changed' : 'unchanged';
    if (state) pictures.push({ file, state, change: last.includes(file) ? change : 'new' });
    else await rm(path.join(pictureFolder, file));
  }
  return pictures;
}

/**
 * Replaces the pictures of README.md by those of the gallery with the same names. Returns the names that the gallery
 * does not have.
 */
export async function updateReadme(pictureFolder: string, readmeFolder = '.github') {
  const pictures = await readdir(pictureFolder);
  const missing: string[] = [];
  for await (const file of glob('*.png', { cwd: readmeFolder })) {
    if (!pictures.includes(file)) missing.push(file);
    else await copyFile(path.join(pictureFolder, file), path.join(readmeFolder, file));
  }
  return missing;
}

/** Runs the gallery. `servedUrl` is the URL of the console if it is served already. */
export async function gallery(args: string[], servedUrl?: string) {
  const startedAt = performance.now();
  const { contract, only, out, readme } = parseOptions(usage, {
    args,
    options: {
      only: { type: 'string' },
      contract: { type: 'string', default: 'openapi.yaml' },
      out: { type: 'string', default: 'dist-docs' },
      readme: { type: 'boolean', default: false },
    },
  }).values;
  await readGivenContract(contract);
  const { states, selected } = await listStates(contract, only);
  const folder = path.join(out, 'gallery');
  const pictureFolder = path.join(folder, 'pictures');
  await createOutFolder(out, pictureFolder);
  const last = await readdir(pictureFolder);
  const exitCode = await photograph({
    GALLERY_CONTRACT: contract,
    GALLERY_FOLDER: path.resolve(folder),
    GALLERY_ONLY: only,
    GALLERY_URL: servedUrl ?? (await serveConsole(contract)),
  });
  const pictures = await updatePictures(folder, last, states);
  await writeFile(path.join(folder, 'index.html'), renderGalleryPage(pictures));
  const missing = readme ? await updateReadme(pictureFolder) : [];

  const count = (change: string) => pictures.filter((picture) => picture.change === change).length;
  const removed = last.length - count('changed') - count('unchanged');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${selected.length} ${selected.length === 1 ? 'state' : 'states'} in ${seconds} s: ${count('changed')} changed, ${count('new')} new, ${removed} removed, ${count('unchanged')} unchanged pictures.`,
  );
  console.log(`Open ${path.join(folder, 'index.html')}.`);
  if (missing.length > 0) {
    throw new CommandError(
      `The gallery has no ${missing.join(', ')}: run it without --only, or correct the names in .github and README.md.`,
    );
  }
  return exitCode ?? 1;
}

await runCommand(import.meta, gallery);
// The servers would keep the program running.
if (import.meta.main) process.exit();
