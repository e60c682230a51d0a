import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../../scripts/lib/start-program.ts';

/** Runs the benchmark with a temporary folder of its own. */
async function bench(...options: string[]) {
  const tempFolder = await mkdtemp(path.join(tmpdir(), 'story-admin-bench-'));
  const { child, printed, ended } = startProgram('bench', options, { env: { TMPDIR: tempFolder } });
  const exited = ended.then(async (code) => ({
    code,
    output: printed.all,
    remaining: await readdir(tempFolder),
  }));
  return { child, tempFolder, exited };
}

test('--load measures each kind of request with 1, 8 and 32 clients', async () => {
  const options = ['--load', '--users', '3000', '--seconds', '0'];
  const result = await (await bench(...options)).exited;
  const machine = expect.stringMatching(/On \d+ cores \(.+\), \d+ GiB, .+, Node 24/);
  expect(result).toEqual({ code: 0, remaining: [], output: machine });
  const { output } = result;
  for (const request of ['list page', 'search', 'detail']) {
    for (const clients of [1, 8, 32]) {
      expect(output).toMatch(
        new RegExp(String.raw`\| ${request} +\| +${clients} (\| +[\d.,]+ ){3}\|`),
      );
    }
  }
  expect(output).toContain('Every response matched the contract.');
});

test('--session measures the heap, without a trend if the session is short', async () => {
  const result = await (await bench('--session', '--actions', '10')).exited;
  const trend = expect.stringContaining('No trend: it requires');
  expect(result).toEqual({ code: 0, remaining: [], output: trend });
  const [before, after] = ['0', '10'].map((actions) =>
    new RegExp(String.raw`^\| ${actions} +\| +([\d,]+) \| +[\d,]+ \| +[\d,]+ \|`, 'm').exec(
      result.output,
    ),
  );
  const [small = 0, large = 0] = [before, after].map((row) => Number(row?.[1]?.replace(',', '')));
  expect(small).toBeGreaterThan(0);
  expect(large).toBeGreaterThan(small);
});

test(
  '--page measures the console and the floor, with the ratio of each figure',
  { timeout: 180_000 },
  async () => {
    const options = ['--page', '--runs', '1', '--users', '200'];
    const { code, output, remaining } = await (await bench(...options)).exited;
    expect({ code, output, remaining }).toEqual({ code: 0, output, remaining: [] });
    const rows = [...output.matchAll(/^\| (.+?) +\| +([\d.,]+) \| +([\d.,]+) \| +[\d.]+ \|$/gm)];
    expect(rows).toHaveLength(14);
    const figures: Record<string, { floor: number; ours: number }> = Object.fromEntries(
      rows.map(([, metric, ...texts]) => {
        const [floor = 0, ours = 0] = texts.map((text) => Number(text.replace(',', '')));
        return [metric, { floor, ours }];
      }),
    );
    expect(Object.values(figures).filter(({ floor, ours }) => !(floor > 0 && ours > 0))).toEqual(
      [],
    );
    // What depends on no clock: the console has all that the floor has, and less than ten times of it.
    const implausible = [
      'JS to the sign-in (KiB)',
      'JS in all to the users list (KiB)',
      'Requests to the sign-in',
      'Requests from there to the users list',
      'Heap after 20 pages (MiB)',
    ].filter((metric) => {
      const { floor = 0, ours = 0 } = figures[metric] ?? {};
      return !(ours >= floor && ours < floor * 10);
    });
    expect(implausible).toEqual([]);
  },
);

test('A stopped benchmark removes its temporary files', async () => {
  const { child, tempFolder, exited } = await bench('--session');
  await once(child.stdout, 'data');
  await expect.poll(() => readdir(tempFolder)).not.toEqual([]);
  child.kill();
  expect(await exited).toMatchObject({ code: 143, remaining: [] });
});
