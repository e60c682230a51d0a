import { describe, expect, test } from 'vitest';
import { getAdvice, violationKinds } from '../../scripts/contract-verify/advice.ts';
import { createFindings } from '../../scripts/contract-verify/findings.ts';
import { junitReport } from '../../scripts/contract-verify/junit-report.ts';
import { textReport } from '../../scripts/contract-verify/text-report.ts';
import type { VerifyResult } from '../../scripts/contract-verify/verify.ts';

const findings = createFindings();
findings.add({
  kind: 'wrong-type',
  operationId: 'getUser',
  request: 'GET /api/admin/getUser/1?a=<&"\u001b',
  status: 200,
  pointer: '/user/firstName',
  expected: 'string',
  received: 'a number',
});

const result: VerifyResult = {
  baseUrl: 'https://api.example.com',
  calls: 3,
  operations: [
    { operationId: 'login', calls: 1 },
    { operationId: 'getUser', calls: 2 },
    { operationId: 'deleteUser', calls: 0, skipped: 'it changes an existing record' },
  ],
  findings: findings.all(),
  leftovers: [],
};

test.each(violationKinds)('The advice for %s is a sentence with a step', (kind) => {
  expect(getAdvice(kind)).toMatch(/^[A-Z].{40,}\.$/);
});

test('The text report has the advice below each finding', () => {
  expect(textReport(result)).toContain(
    `expected string, received a number\n      ${getAdvice('wrong-type')}\n`,
  );
});

describe('The JUnit report', () => {
  const xml = junitReport(result);
  const readCase = (name: string) =>
    new RegExp(`<testcase[^>]* name="${name}">(.*?)</testcase>`, 's').exec(xml)?.[1]?.trim();

  test('counts the operations, those with findings, and those that were skipped', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites tests="3"/);
    expect(xml).toContain(
      '<testsuite name="contract:verify https://api.example.com" tests="3" failures="1" skipped="1" errors="0">',
    );
  });

  test('has a passed, a failed and a skipped test case', () => {
    expect(readCase('login')).toBe('');
    expect(readCase('getUser')).toMatch(/^<failure type="wrong-type" message="expected string/);
    expect(readCase('deleteUser')).toBe('<skipped message="it changes an existing record"/>');
  });

  test('escapes markup, and control characters, which XML cannot contain', () => {
    expect(readCase('getUser')).toContain('getUser/1?a=&lt;&amp;&quot;\\u001b, status 200\n');
    expect(readCase('getUser')).toContain(getAdvice('wrong-type').replaceAll('"', '&quot;'));
  });

  test('has an error for what was left on the server, and for a run that ended early', () => {
    const aborted = junitReport({
      ...result,
      leftovers: ['a banner'],
      abortReason: 'Interrupted.',
    });
    expect(aborted).toContain('<testsuites tests="5" failures="1" skipped="1" errors="2">');
    expect(aborted).toContain('    <error message="Interrupted."/>');
    expect(aborted).toContain('    <error message="Left on the server: a banner"/>');
  });
});
