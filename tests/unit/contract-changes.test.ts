import { describe, expect, test } from 'vitest';
import type { ContractChange } from '../../scripts/contract-diff/contract-changes.ts';
import { rules } from '../../scripts/contract-diff/rules.ts';
import { changesAfter, contractEdits, usage } from '../support/contract-edits/contract-edits.ts';

const screensOf = ({ screens }: ContractChange) =>
  screens.map(({ screen, parts }) =>
    parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen,
  );

describe('Every change of the contract has a rule, a class and its affected screens', () => {
  test.each(contractEdits)(
    '$rule: $change',
    ({ rule, class: className, change, screens, ...edit }) => {
      const found = changesAfter(edit).map((one) => ({
        rule: one.rule,
        class: one.class,
        change: one.change,
        screens: screensOf(one),
      }));
      expect(found).toEqual([{ rule, class: className, change, screens }]);
    },
  );

  test('every rule that --rules prints has an edit', () => {
    const used = [...new Set(contractEdits.map(({ rule }) => rule))];
    expect(used.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  test('a change has a reason, its operations and its resources', () => {
    const [change] = changesAfter({
      edit: { 'schemas StoryRoom properties theme type': 'integer' },
    });
    expect(change).toMatchObject({
      reason: 'The console rejects a response that violates the old contract.',
      operations: ['getAllStoryRooms', 'getStory', 'updateStory'],
      resources: ['stories'],
    });
  });

  test.each(['_id', 'email'])(
    'the %s of the administrator is used by the session, which recognises the administrator by it',
    (property) => {
      const changes = changesAfter({ edit: { [`schemas Admin properties ${property}`]: null } });
      expect(changes).toMatchObject([{ class: 'breaking', rule: 'response-property-removed' }]);
      expect(changes.flatMap(screensOf)).toContainEqual(
        expect.stringMatching(/^sign-in \(.*session.*\)$/),
      );
    },
  );
});

test('Every operation of the contract is used by a screen', () => {
  expect(usage).not.toEqual([]);
  expect(usage.filter(({ screens }) => screens.length === 0)).toEqual([]);
});
