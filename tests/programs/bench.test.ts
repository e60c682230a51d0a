import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

/** Starts the benchmark with a temporary folder of its own. */
async function startBench(...options: string[]) {
  const tempFolder = await createTempFolder();
  const { child, printed, ended } = startProgram('bench', options, { env: { TMPDIR: tempFolder } });
  const exited = ended.then(async (code) => ({ code, remaining: await readdir(tempFolder) }));
  return { child, tempFolder, printed, exited };
}

/** Runs the benchmark to its end; returns what it has printed. */
async function bench(...options: string[]): Promise<string> {
  const { printed, exited } = await startBench(...options);
  expect({ ...(await exited), output: printed.all }).toEqual({
    code: 0,
    remaining: [],
    output: expect.stringMatching(/^On \d+ cores \(.+\), \d+ GiB, .+, Node 24/),
  });
  return printed.all;
}

const toNumber = (text = '') => Number(text.replace(',', ''));

test('--load measures each kind of request with 1, 8 and 32 clients', async () => {
  const output = await bench('--load', '--users', '3000', '--seconds', '0');
  const rows = output.matchAll(/^\| (.+?) +\| +(\d+) (?:\| +[\d.,]+ ){3}\|$/gm);
  expect([...rows].map(([, request, clients]) => `${request} ${clients}`)).toEqual(
    ['list page', 'search', 'detail'].flatMap((request) =>
      [1, 8, 32].map((clients) => `${request} ${clients}`),
    ),
  );
  expect(output).toContain('Every response matched the contract.');
});

test('--session measures the heap', async () => {
  const output = await bench('--session', '--actions', '10');
  expect(output).toContain('No trend: it requires');
  const rows = [...output.matchAll(/^\| (\d+) +\| +([\d,]+) \| +[\d,]+ \| +[\d,]+ \|$/gm)];
  expect(rows.map(([, actions]) => actions)).toEqual(['0', '10']);
  const [before = 0, after = 0] = rows.map(([, , heap]) => toNumber(heap));
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(before);
});

test('--page measures the console and the floor, with the ratio of each figure', async () => {
  const output = await bench('--page', '--runs', '1', '--users', '200');
  const rows = output.matchAll(/^\| (.+?) +\| +([\d.,]+) \| +([\d.,]+) \| +[\d.]+ \|$/gm);
  const figures = [...rows].map(([, name = '', floor, ours]) => ({
    name,
    floor: toNumber(floor),
    ours: toNumber(ours),
  }));
  expect(figures).toHaveLength(14);
  expect(figures.filter(({ floor, ours }) => !(floor > 0 && ours > 0))).toEqual([]);
  // Sizes and counts depend on no clock: the console has all that the floor has, and less than ten times of it.
  const counted = figures.filter(({ name }) => /KiB|MiB|Requests/.test(name));
  expect(counted).toHaveLength(5);
  expect(counted.filter(({ floor, ours }) => !(ours >= floor && ours < floor * 10))).toEqual([]);
});

test('A stopped benchmark removes its temporary files', async () => {
  const { child, tempFolder, exited } = await startBench('--session');
  await once(child.stdout, 'data');
  await expect.poll(() => readdir(tempFolder)).not.toEqual([]);
  child.kill();
  expect(await exited).toEqual({ code: 143, remaining: [] });
});
