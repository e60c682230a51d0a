import { expect, test } from 'vitest';
import { createQueryWriter } from '../../src/api/query-string.ts';

test.each([
  [undefined, 'ids=a%2Cb&ids=c%26d&page=2', ['a,b', 'c&d']],
  ['form', 'ids=a,c%26d&page=2', ['a', 'c&d']],
  ['spaceDelimited', 'ids=a%20b&page=2', ['a', 'b']],
  ['pipeDelimited', 'ids=a|b&page=2', ['a', 'b']],
  ['form', 'ids=a&page=2', 'a'],
  ['form', 'page=2', []],
  [undefined, 'page=2', undefined],
] as const)('A list of the style %s is written as %j', (style, expected, ids) => {
  const write = createQueryWriter(style ? { queryStyles: { ids: style } } : {});
  expect(write({ ids, page: 2 })).toBe(expected);
});
