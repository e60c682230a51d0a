import { describe, expect, test } from 'vitest';
import type { ContractChange } from '../../scripts/contract-diff/contract-changes.ts';
import { rules } from '../../scripts/contract-diff/rules.ts';
import { changesAfter, usage } from '../support/contract-edits/changes-after.ts';
import { contractEdits } from '../support/contract-edits/contract-edits.ts';

const screensOf = ({ screens }: ContractChange) =>
  screens.map(({ screen, parts }) =>
    parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen,
  );

describe('Every change of the contract has a rule, a class and its affected screens', () => {
  test.each(contractEdits)('$rule: $change', ({ edit, prepare, ...expected }) => {
    const found = changesAfter(edit, prepare).map((change) => ({
      rule: change.rule,
      class: change.class,
      change: change.change,
      screens: screensOf(change),
    }));
    expect(found).toEqual([expected]);
  });

  test('every rule that --rules prints has an edit', () => {
    const used = [...new Set(contractEdits.map(({ rule }) => rule))];
    expect(used.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  test('a change has a reason, its operations and its resources', () => {
    const [change] = changesAfter(({ schemas }) => {
      schemas.StoryRoom.properties.theme.type = 'integer';
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
      const changes = changesAfter(({ schemas }) => delete schemas.Admin.properties[property]);
      expect(changes).toMatchObject([{ class: 'breaking', rule: 'response-property-removed' }]);
      expect(changes.flatMap(screensOf)).toContainEqual(
        expect.stringMatching(/^sign-in \(.*session.*\)$/),
      );
    },
  );

  /** The rules of a change of the content types of a part of a form. */
  const encodingRules = (from: string, to: string) => {
    const setTo =
      (contentType: string): Parameters<typeof changesAfter>[0] =>
      ({ paths }) => {
        const { content } = paths['/api/banner/update-banner/{id}'].put.requestBody;
        content['multipart/form-data'].encoding = { image: { contentType } };
      };
    return changesAfter(setTo(to), setTo(from)).map(({ rule }) => rule);
  };

  test.each([
    ['image/png', 'image/*', ['request-encoding-relaxed']],
    ['image/png', 'image/webp, image/png', ['request-encoding-relaxed']],
    ['image/png, image/webp', 'image/webp,IMAGE/PNG', []],
    ['application/json', 'application/json-seq', ['request-encoding-changed']],
    ['image/*', 'image/png', ['request-encoding-changed']],
    ['image/png, image/webp', 'image/png', ['request-encoding-changed']],
  ])('content types of a part of a form: %s → %s', (from, to, expected) => {
    expect(encodingRules(from, to)).toEqual(expected);
  });

  test('a change of many operations is reported once', () => {
    const changes = changesAfter(({ components }) => {
      components.securitySchemes.bearer = { type: 'apiKey', in: 'header', name: 'X-Key' };
    });
    expect(changes).toMatchObject([
      {
        class: 'breaking',
        rule: 'security-tightened',
        change: '22 operations security http bearer → apiKey header X-Key',
      },
    ]);
  });
});

test('Every operation of the contract is used by a screen', () => {
  expect(usage).not.toEqual([]);
  expect(usage.filter(({ screens }) => screens.length === 0)).toEqual([]);
});
