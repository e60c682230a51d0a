import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../support/start-stack.ts';

/** Everything that `vite build` writes, as one text. */
async function built(environment: string): Promise<string> {
  const folder = await newFolder();
  const vite = 'node_modules/vite/bin/vite.js';
  const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: environment },
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

const ofThePanel = ['Contract violations', 'sl-violations', 'violation-panel'];

test('the production build has nothing of the panel of violations', async () => {
  const text = await built('production');
  for (const mark of ofThePanel) expect(text).not.toContain(mark);
});

test('a build for development has all of it, by which the other is told', async () => {
  const text = await built('development');
  for (const mark of ofThePanel) expect(text).toContain(mark);
});
