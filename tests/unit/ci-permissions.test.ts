import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string }[];
}

const { permissions, jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const mayWrite = (granted: Record<string, string>) => Object.values(granted).includes('write');

test('A job with a token that may write runs no code of the pull request', () => {
  expect(permissions).toEqual({ contents: 'read' });
  const writing = Object.values(jobs).filter((job) => mayWrite(job.permissions ?? {}));
  expect(writing).toHaveLength(1);
  const steps = writing.flatMap((job) => job.steps);
  expect(steps.map(({ uses, run }) => uses ?? run?.split(' ')[0])).toEqual([
    'actions/download-artifact@v4',
    'gh',
  ]);
});
