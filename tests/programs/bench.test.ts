import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs the benchmark with a place of its own for what it keeps meanwhile. */
async function bench(...options: string[]) {
  const place = await mkdtemp(path.join(tmpdir(), 'story-admin-bench-'));
  const child = spawn(process.execPath, ['scripts/bench.ts', ...options], {
    env: { ...process.env, TMPDIR: place },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number,
    output,
    left: await readdir(place),
  }));
  return { child, place, ended };
}

test('The load is measured for each request at 1, 8 and 32 clients', async () => {
  const options = ['--load', '--users', '3000', '--seconds', '0', '--markdown'];
  const result = await (await bench(...options)).ended;
  const machine = expect.stringMatching(/On \d+ cores \(.+\), \d+ GiB, .+, Node 24/);
  expect(result).toEqual({ code: 0, left: [], output: machine });
  const { output } = result;
  for (const request of ['list page', 'search', 'detail']) {
    for (const clients of [1, 8, 32]) {
      expect(output).toMatch(
        new RegExp(String.raw`\| ${request} +\| +${clients} \| +${clients} (\| +[\d.,]+ ){4}\|`),
      );
    }
  }
  expect(output).toContain('Every answer kept the contract.');
});

test('A session is measured, without a verdict when it is short', async () => {
  const result = await (await bench('--session', '--actions', '10')).ended;
  const verdict = expect.stringContaining('No verdict on a trend');
  expect(result).toEqual({ code: 0, left: [], output: verdict });
  const [before, after] = ['0', '10'].map((actions) =>
    new RegExp(String.raw`^${actions} +([\d,]+) +[\d,]+ +[\d,]+`, 'm').exec(result.output),
  );
  const [small = 0, large = 0] = [before, after].map((row) => Number(row?.[1]?.replace(',', '')));
  expect(small).toBeGreaterThan(0);
  expect(large).toBeGreaterThan(small);
});

test('Stopped halfway, it leaves nothing behind', async () => {
  const { child, place, ended } = await bench('--session');
  await once(child.stdout, 'data');
  await expect.poll(() => readdir(place)).not.toEqual([]);
  child.kill();
  expect(await ended).toMatchObject({ code: 143, left: [] });
});
