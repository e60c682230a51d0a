import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContractChanges } from '../../scripts/contract-diff/contract-changes.ts';
import type { ScreenUse, Use } from '../../scripts/lib/contract-usage/uses.ts';
import { jsonOf } from '../support/schemas.ts';
import { edits, type RandomSchema, values } from '../support/random-schemas.ts';

/** A contract with a schema that the console sends, or receives. */
const contractWith = (schema: RandomSchema, side: 'request' | 'response') => ({
  paths: {
    '/values': {
      post: {
        requestBody: jsonOf(side === 'request' ? schema : true),
        responses: { 200: jsonOf(side === 'response' ? schema : true) },
      },
    },
  },
});

/** The console sends and reads every property. */
const uses = (['body', 'response'] as const).map((part): Use => ({
  part,
  property: '.*',
  label: 'everything',
}));
const usage: ScreenUse[] = [
  { operationKey: 'POST /values', screen: 'values', address: '/values', uses },
];

/** Whether contract:diff classifies the change of a schema as breaking, if the console uses every property. */
const isBreaking = (before: RandomSchema, after: RandomSchema, side: 'request' | 'response') =>
  findContractChanges(contractWith(before, side), contractWith(after, side), usage).some(
    (change) => change.class === 'breaking',
  );

/** Keywords with values, and with schemas whose relaxation may tighten the whole: they are left unchanged. */
const unchangedKeywords = new Set(['enum', 'const', 'not', 'if', 'contains']);

/**
 * The schema by which the console validates a response: a value may match several alternatives, and undeclared
 * properties are ignored.
 */
function toConsoleSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toConsoleSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { oneOf, ...keywords } = schema as Record<string, unknown>;
  if (keywords.additionalProperties === false) delete keywords.additionalProperties;
  const read = Object.entries(keywords).map(([keyword, value]) =>
    unchangedKeywords.has(keyword) ? [keyword, value] : [keyword, toConsoleSchema(value)],
  );
  const { allOf = [], ...rest } = Object.fromEntries(read) as Record<string, unknown>;
  const alternatives = oneOf === undefined ? [] : [{ anyOf: toConsoleSchema(oneOf) }];
  const all = [...(allOf as unknown[]), ...alternatives];
  return all.length > 0 ? { ...rest, allOf: all } : rest;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });

/** The values that the first schema accepts and the second rejects. */
function findRejected(first: RandomSchema, second: RandomSchema, sample: readonly unknown[]) {
  const [accepts, acceptsToo] = [ajv.compile(first), ajv.compile(second)];
  return sample.filter((value) => accepts(value) && !acceptsToo(value));
}

const samples = fc.array(values, { minLength: 20, maxLength: 40 });
const numRuns = Number(process.env.RUNS ?? 150);
const seed = Number(process.env.SEED ?? 20261122);

test(`A request that was valid is still valid after a non-breaking change (seed ${seed})`, () => {
  const requests = fc.property(edits, samples, ([before, after], sample) => {
    if (isBreaking(before, after, 'request')) return;
    expect(findRejected(before, after, sample)).toEqual([]);
  });
  fc.assert(requests, { numRuns, seed });
}, 60_000);

test(`A response after a non-breaking change is valid for the old contract (seed ${seed})`, () => {
  const responses = fc.property(edits, samples, ([before, after], sample) => {
    if (isBreaking(before, after, 'response')) return;
    const readSchema = toConsoleSchema(before) as RandomSchema;
    expect(findRejected(after, readSchema, sample)).toEqual([]);
  });
  fc.assert(responses, { numRuns, seed });
}, 60_000);
