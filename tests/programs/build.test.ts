import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** Runs `vite build`; returns the contents of all written files. */
async function build(nodeEnv: string): Promise<string> {
  const folder = await createTempFolder();
  const vite = 'node_modules/vite/bin/vite.js';
  const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: nodeEnv },
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

const panelTexts = ['Contract violations', 'sl-violations', 'violation-panel'];

test('The production build does not contain the panel of contract violations', async () => {
  const output = await build('production');
  for (const text of panelTexts) expect(output).not.toContain(text);
});

test('A development build contains the panel, which proves that the texts above are its own', async () => {
  const output = await build('development');
  for (const text of panelTexts) expect(output).toContain(text);
});
