import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string }[];
}

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));

test('A job with a token that may write runs no code of the pull request', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = Object.values<Job>(workflow.jobs).filter(({ permissions = {} }) =>
    Object.values(permissions).includes('write'),
  );
  expect(writing).toHaveLength(1);
  const steps = writing.flatMap((job) => job.steps);
  const programs = steps.map(({ uses, run }) => uses ?? run?.split(' ')[0]);
  expect(programs).toEqual(['actions/download-artifact@v4', 'gh']);
});
