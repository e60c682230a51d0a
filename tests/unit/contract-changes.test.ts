import { describe, expect, test } from 'vitest';
import type { ContractChange } from '../../scripts/contract-diff/contract-changes.ts';
import { rules } from '../../scripts/contract-diff/rules.ts';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { listUnused } from '../../scripts/lib/contract-usage/uses.ts';
import {
  changesAfter,
  comparisons,
  contractEdits,
  usage,
} from '../support/contract-edits/contract-edits.ts';

const describeScreens = ({ screens }: ContractChange) =>
  screens.map(({ screen, parts }) =>
    parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen,
  );

describe('Every change of the contract has a rule, a class and its affected screens', () => {
  test.each(contractEdits)(
    '$rule: $change',
    ({ rule, class: className, change, screens, ...edit }) => {
      const changes = changesAfter(edit).map((found) => ({
        rule: found.rule,
        class: found.class,
        change: found.change,
        screens: describeScreens(found),
      }));
      expect(changes).toEqual([{ rule, class: className, change, screens }]);
    },
  );

  test('every rule that --rules prints has an edit', () => {
    const used = [...new Set(contractEdits.map(({ rule }) => rule))];
    expect(used.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });
});

test.each(comparisons)('$title', ({ changes, ...edit }) => {
  expect(changesAfter(edit).map(({ change }) => change)).toEqual(changes);
});

test('Every operation of the contract is used by a screen', async () => {
  const operations = await readContractOperations('tests/support/frozen-contract.yaml');
  expect(operations).not.toEqual([]);
  expect(listUnused(operations, usage)).toEqual([]);
});
