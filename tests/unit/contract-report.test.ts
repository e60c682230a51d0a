import { expect, test } from 'vitest';
import type { ContractChange } from '../../scripts/contract-diff/contract-changes.ts';
import { markdownReport } from '../../scripts/contract-diff/report.ts';

const change: ContractChange = {
  class: 'breaking',
  rule: 'request-pattern-changed',
  change: '`User.a|b_c` pattern none → ^(a|b)*_<c>~[`d$',
  reason: 'A request may be rejected.',
  operations: ['updateUser'],
  resources: [],
  screens: [{ screen: 'user form', address: '/', resource: undefined, parts: ['field *Name*'] }],
};

test('A report in Markdown shows what the contract says as it is', () => {
  const lines = markdownReport('my_branch', [change]).split('\n');
  expect(lines[2]).toBe(String.raw`openapi.yaml since my\_branch: 1 breaking, 0 non-breaking.`);
  const cells = [
    'breaking',
    // In code, only a bar would end the cell.
    '`User.a\\|b_c` pattern none → ^(a\\|b)\\*\\_\\<c\\>\\~\\[\\`d\\$',
    'A request may be rejected.',
    String.raw`user form (field \*Name\*)`,
  ];
  expect(lines.at(-1)).toBe(`| ${cells.join(' | ')} |`);
});
