import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkPageBudget } from '../../scripts/check-page-budget.ts';
import { callCommand } from '../support/call-command.ts';

/** Each file of dist/ with the time of its last change; empty where there is no such folder. */
async function listDist() {
  const names = await readdir('dist', { recursive: true }).catch(() => []);
  return Promise.all(
    names.map(async (name) => [name, (await stat(path.join('dist', name))).mtimeMs]),
  );
}

test('npm run check:page-budget fails if a figure exceeds its bound, and leaves dist/ as it was', async () => {
  const before = await listDist();
  const { code, lines } = await callCommand(checkPageBudget, []);
  const output = lines.join('\n');

  const figures = [...output.matchAll(/^.+: ([\d.]+) of ([\d.]+) (KiB|requests)$/gm)].map(
    ([, actual, limit]) => [Number(actual), Number(limit)] as const,
  );
  expect(figures).toHaveLength(4);
  const [signInKib = 0, allKib = 0, signInRequests = 0, listRequests = 0] = figures.map(
    ([actual]) => actual,
  );
  // React DOM alone is larger than 40 KiB; a page, a script and a stylesheet; a sign-in, the counts and the users.
  expect(signInKib).toBeGreaterThan(40);
  expect(allKib).toBeGreaterThan(signInKib);
  expect(signInRequests).toBeGreaterThanOrEqual(3);
  expect(listRequests).toBeGreaterThanOrEqual(3);
  const isExceeded = figures.some(([actual, limit]) => actual > limit);
  expect(output.includes('exceed the budget')).toBe(isExceeded);
  expect(code).toBe(isExceeded ? 1 : 0);
  expect(await listDist()).toEqual(before);
});
