import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classify } from '../../scripts/contract-diff/classify.ts';
import { createComparison } from '../../scripts/contract-diff/schemas/create-comparison.ts';
import type { Side } from '../../scripts/contract-diff/schemas/schema-difference.ts';
import { viewOf } from '../../scripts/contract-diff/schemas/schema-view.ts';
import { edits, type RandomSchema, values } from '../support/random-schemas.ts';

const location = { component: 'Value', path: '' };
const resolve = () => undefined;

/** Whether contract:diff classifies the change of a schema as breaking, if the console uses every property. */
function isBreaking(before: RandomSchema, after: RandomSchema, side: Side): boolean {
  const [was, is] = [before, after].map((schema) => viewOf(schema, location, resolve));
  if (!was || !is) return true;
  const part = side === 'request' ? 'body' : 'response 200';
  return createComparison(side)
    .compare(was, is)
    .map((schema) => ({
      operation: {},
      part,
      path: schema.path,
      location,
      description: '',
      isShared: false,
      schema,
    }))
    .some((difference) => classify(difference, true).class === 'breaking');
}

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
  const read = Object.entries(keywords)
    .filter(([keyword, value]) => keyword !== 'additionalProperties' || value !== false)
    .map(
      ([keyword, value]) =>
        [keyword, unchangedKeywords.has(keyword) ? value : toConsoleSchema(value)] as const,
    );
  const { allOf = [], ...rest } = Object.fromEntries(read);
  const alternatives = oneOf === undefined ? [] : [{ anyOf: toConsoleSchema(oneOf) }];
  const all = [...(allOf as unknown[]), ...alternatives];
  return all.length > 0 ? { ...rest, allOf: all } : rest;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });

/** The values that the first schema accepts and the second rejects. */
function findRejected(
  accepting: unknown,
  rejecting: unknown,
  sample: readonly unknown[],
): unknown[] {
  const [accepts, acceptsToo] = [accepting, rejecting].map((schema) =>
    ajv.compile(schema as RandomSchema),
  );
  return sample.filter((value) => accepts?.(value) && !acceptsToo?.(value));
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
    expect(findRejected(after, toConsoleSchema(before), sample)).toEqual([]);
  });
  fc.assert(responses, { numRuns, seed });
}, 60_000);
