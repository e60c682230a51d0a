import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** The contents of all files below a folder. */
async function readFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Runs `vite build` with `NODE_ENV`; returns the contents of all written files. */
async function build(nodeEnv: string): Promise<string> {
  const folder = await createTempFolder();
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'];
  const { ended, printed } = startProcess(process.execPath, vite, { env: { NODE_ENV: nodeEnv } });
  expect({ code: await ended, ...printed }).toMatchObject({ code: 0 });
  return readFiles(folder);
}

/** Texts and names of the tools in the page of npm run dev. */
const toolTexts = [
  'Contract violations',
  'sl-violations',
  'violation-panel',
  'Documented failures',
  'Expire now',
  'x-scenario',
  'dev/scenarios.json',
  'story-admin:realtime',
  'dev-tools',
  'scenario-panel',
  'replaceResources',
];
/** A text of React's development build. */
const developmentText = 'Each child in a list should have a unique';

test('The tools of npm run dev have the texts that a build must not contain', async () => {
  const source = await readFiles('scripts/dev');
  for (const text of toolTexts) expect(source).toContain(text);
});

test.each(['production', 'development'])(
  'With NODE_ENV=%s, the build has no tools of npm run dev',
  async (nodeEnv) => {
    const output = await build(nodeEnv);
    for (const text of [...toolTexts, developmentText]) expect(output).not.toContain(text);
  },
);
