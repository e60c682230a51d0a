import { describe, expect, test } from 'vitest';
import { findContractChanges } from '../../scripts/contract-diff/contract-changes.ts';
import { changesAfter, comparisons } from '../support/contract-edits/contract-edits.ts';

test.each(comparisons)('$title', ({ changes, ...edit }) => {
  expect(changesAfter(edit).map(({ change }) => change)).toEqual(changes);
});

describe('A document of OpenAPI 3.0 is converted to 3.1', () => {
  const operation = (schema: object) => ({
    paths: {
      '/things': {
        get: { responses: { '200': { content: { 'application/json': { schema } } } } },
      },
    },
    components: { schemas: { Name: { type: 'string' } } },
  });
  const name = { $ref: '#/components/schemas/Name' };

  test.each([
    ['nullable', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['nullable with allOf', { allOf: [name], nullable: true }, { oneOf: [name, { type: 'null' }] }],
    [
      'exclusive bounds',
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    ],
    ['keywords next to a reference', { ...name, maxLength: 3 }, name],
    [
      'properties with names of keywords',
      {
        properties: { default: { type: 'string', nullable: true }, nullable: { type: 'boolean' } },
      },
      { properties: { default: { type: ['string', 'null'] }, nullable: { type: 'boolean' } } },
    ],
  ])('%s', (_, before, after) => {
    const old = { openapi: '3.0.3', ...operation(before) };
    const current = { openapi: '3.1.0', ...operation(after) };
    expect(findContractChanges(old, current, [])).toEqual([]);
    const other = { openapi: '3.1.0', ...operation({ type: 'boolean' }) };
    expect(findContractChanges(old, other, [])).not.toEqual([]);
  });
});
