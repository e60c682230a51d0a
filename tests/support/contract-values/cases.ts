import fc from 'fast-check';
import { type Broken, brokenValues } from './broken-values.ts';
import { createValidator } from './create-validator.ts';
import type { JsonSchema } from '../../../scripts/generate/json-schema.ts';
import { validValues } from './valid-values.ts';

/** `SEED=7 npm run test:full` tries other values than usual. */
export const seed = Number(process.env.SEED ?? 20_261_121);

export interface Case {
  valid: unknown;
  broken: Broken;
}

function confirmValid(findViolation: ReturnType<typeof createValidator>, value: unknown) {
  const found = findViolation(value);
  if (found !== undefined)
    throw new Error(
      `ajv rejects a generated value at ${found}: ${JSON.stringify(value)}. Correct valid-values.ts.`,
    );
}

/**
 * So many values that keep a schema, each with one that breaks it at one path; ajv has confirmed the
 * ones and refused the others, there.
 */
export function casesOf(schema: JsonSchema, count: number): Case[] {
  const findViolation = createValidator(schema);
  const pairs = fc.tuple(validValues(schema), fc.nat()).map(([valid, choice]) => {
    const ways = brokenValues(schema, valid);
    // The whole is tried once in a while only: most can go wrong inside.
    const inside = ways.filter(({ path }) => path.length > 0);
    const from = inside.length > 0 && choice % 16 > 0 ? inside : ways;
    return { valid, broken: from[choice % from.length] };
  });
  return fc.sample(pairs, { numRuns: count, seed }).map(({ valid, broken }) => {
    confirmValid(findViolation, valid);
    if (!broken)
      throw new Error(
        `broken-values.ts finds nothing to break in ${JSON.stringify(valid)}: add a way to it.`,
      );
    const found = findViolation(broken.value);
    const expected = broken.path.map((part) => `/${part}`).join('');
    if (found !== expected) {
      throw new Error(
        `A value is broken at ${expected}, and ajv says ${found}: ${JSON.stringify(broken.value)}. Correct broken-values.ts.`,
      );
    }
    return { valid, broken };
  });
}

const sizeOf = ({ valid }: Case) => JSON.stringify(valid).length;

/** Of these, the smallest that has a list, with as many rows as nobody should ask for at once. */
export function caseWithManyItems(schema: JsonSchema, cases: Case[]): Case | undefined {
  for (const { valid, broken } of cases.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    for (const [name, part] of Object.entries(valid as object)) {
      if (!Array.isArray(part) || part.length === 0) continue;
      const rows = Array.from(
        { length: 10_000 },
        (_, index) => part[index % part.length] as unknown,
      );
      const crowd = { ...(valid as object), [name]: rows };
      confirmValid(createValidator(schema), crowd);
      return { valid: crowd, broken };
    }
  }
  return undefined;
}
