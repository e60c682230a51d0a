import { expect, test } from 'vitest';
import { getLargestPageSize } from '../../src/engine/config/fetch-rows.ts';

test.each([
  [{ enum: [1, 2] }, 2],
  [{ maximum: 100 }, 100],
  [{ maximum: 100_000 }, 500],
  [{ default: 5 }, 2],
  [{}, 2],
])('The largest page by %j is %i', (constraints, size) => {
  const getOperation = () => ({ queryConstraints: { size: constraints } }) as never;
  const operations = { list: 'GET /users', read: 'GET /users/{id}' } as never;
  const request = { by: 'number', name: 'page', size: 'size', firstPage: 1 };
  const paging = { request, pageSizes: { options: [1, 2], defaultSize: 1 } } as never;
  expect(getLargestPageSize({ getOperation }, { operations, paging })).toBe(size);
});
