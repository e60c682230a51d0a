import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; env?: Record<string, string> }[];
  'timeout-minutes'?: number;
}

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
const jobs = Object.values<Job>(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

test('Every action is pinned by the hash of a commit', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

test('Every job ends in time', () => {
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test('Advisories are checked where the registry can be asked', () => {
  expect(steps.map(({ run }) => run)).toContain('npm run check:advisories');
  expect(readFileSync('.ci/run', 'utf8')).not.toContain('check:advisories');
});

/** The job that comments on a pull request, the only one with a token that may write. */
const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));

test('A job with a token that may write runs no code of the pull request', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(writing).toHaveLength(1);
  const [download, comment] = writing.flatMap((job) => job.steps);
  expect(download?.uses).toMatch(/^actions\/download-artifact@/);
  expect(comment?.run).not.toMatch(/\b(npm|npx|node|git)\b|\$\{\{/);
});

describe('The comment on a pull request', () => {
  const [comment] = writing.flatMap((job) => job.steps).slice(-1);
  const marker = comment?.env?.['MARKER'] ?? '';

  /** Runs the step with a report, on a pull request that has comments; returns the calls of `gh` and the comment. */
  async function run(report: string, ids: string) {
    const folder = await createTempFolder();
    const file = (name: string) => path.join(folder, name);
    writeFileSync(file('contract-diff.md'), report);
    writeFileSync(
      file('gh'),
      `#!/bin/sh\necho "$*" >> calls\ncase "$*" in *--jq*) printf '${ids}';; esac\n`,
    );
    chmodSync(file('gh'), 0o755);
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      COMMENTS: 'all',
      COMMENT: 'one',
      MARKER: marker,
    };
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', comment?.run ?? ''];
    const { status, stderr } = spawnSync('bash', args, { cwd: folder, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const calls = readFileSync(file('calls'), 'utf8').trim().split('\n').slice(1);
    return { calls, text: readFileSync(file('comment.md'), 'utf8') };
  }

  test('is found by its marker', async () => {
    const report = '### Changes of the contract\n';
    const added = await run(report, '');
    expect(added.text).toBe(`${marker}\n${report}`);
    expect(added.calls).toEqual(['api all --field body=@comment.md --silent']);
    const replaced = await run(report, String.raw`7\n8\n`);
    expect(replaced.calls).toEqual(['api --method PATCH one/7 --field body=@comment.md --silent']);
  });

  test('is cut at the end of a line where GitHub would refuse it', async () => {
    const row = `| ${'ä'.repeat(500)} |\n`;
    const { text } = await run(row.repeat(200), '');
    expect(text.length).toBeLessThan(65_536);
    expect(text.split('\n').slice(1, 40)).toEqual(Array.from({ length: 39 }, () => row.trim()));
    expect(text).toMatch(/\|\n\nCut: .*\n$/);
  });
});
