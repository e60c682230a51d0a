import { expect, test } from 'vitest';
import { changesAfter, comparisons } from '../support/contract-edits/contract-edits.ts';

test.each(comparisons)('$title', ({ changes, ...edit }) => {
  expect(changesAfter(edit).map(({ change }) => change)).toEqual(changes);
});
