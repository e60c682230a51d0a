import fc from 'fast-check';
import { createValidator } from './create-validator.ts';
import type { JsonSchema } from '../../../scripts/generate/combine-schemas.ts';
import { validValues } from './valid-values.ts';

/** `SEED=7 npm run test:full` tries other values than usual. */
export const seed = Number(process.env.SEED ?? 20_261_121);

type Path = readonly (string | number)[];

interface Case {
  valid: unknown;
  /** The same value with one part that breaks a constraint. */
  broken: unknown;
  /** The broken part, as the console names it: `users[0].name`. */
  place: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The limits of a schema and its parts, each exceeded by one. */
function listExceededLimits(schema: JsonSchema): number[] {
  const exceeded = new Set<number>();
  JSON.stringify(schema, (key, value: unknown) => {
    if (typeof value !== 'number') return value;
    if (key.startsWith('min')) exceeded.add(value - 1);
    if (key.startsWith('max')) exceeded.add(value + 1);
    if (key.startsWith('exclusive')) exceeded.add(value);
    if (key === 'multipleOf') exceeded.add(value * 1.5);
    return value;
  });
  return [...exceeded];
}

const formatPath = (path: Path) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index ? '.' : '') + part))
    .join('') || 'the body';

/** Stands for a property that is left out. */
const absent = Symbol('absent');

/** What may be wrong in place of a part: the schema decides. */
function listReplacements(part: unknown, exceeded: readonly number[]): unknown[] {
  const lengths = exceeded.filter((length) => Number.isInteger(length) && length >= 0);
  const replacements: unknown[] = [null, absent, 'no such value', true, 1.5, 1e6, [], {}];
  if (typeof part === 'number') replacements.push(...exceeded);
  if (typeof part === 'string')
    for (const length of lengths) replacements.push('x'.repeat(length), '😀'.repeat(length));
  if (Array.isArray(part))
    for (const length of [2, ...lengths]) replacements.push(Array(length).fill(part[0]));
  if (isObject(part)) replacements.push({ ...part, nobodyAsked: 1 });
  return replacements;
}

/** The paths of a value's parts, that of the whole first. */
const listPaths = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        listPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const getPart = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => Reflect.get(part as object, key), value);

function replacePart(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const part = replacePart(Reflect.get(value as object, key), rest, replacement);
  if (Array.isArray(value)) return value.with(Number(key), part);
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return part === absent ? others : { ...others, [key]: part };
}

/** The same items, beginning with another one. */
const rotate = <Item>(items: readonly Item[], count: number) => {
  const start = count % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

type FindViolation = ReturnType<typeof createValidator>;

/** Replaces one part of a valid value by one that ajv refuses there. */
function breakValue(
  valid: unknown,
  choice: number,
  exceeded: readonly number[],
  findViolation: FindViolation,
): Omit<Case, 'valid'> {
  const [whole = [], ...parts] = listPaths(valid);
  // The whole is tried once in a while only: most can go wrong inside.
  const paths = choice % 16 > 0 && parts.length > 0 ? rotate(parts, choice) : [whole];
  for (const path of [...paths, whole]) {
    const replacements = listReplacements(getPart(valid, path), exceeded);
    for (const replacement of rotate(replacements, Math.floor(choice / 16))) {
      const value = replacePart(valid, path, replacement);
      if (value !== absent && findViolation(value) === path.map((key) => `/${key}`).join(''))
        return { broken: value, place: formatPath(path) };
    }
  }
  throw new Error(`Nothing breaks ${JSON.stringify(valid)}: add a replacement that does.`);
}

function confirmValid(findViolation: FindViolation, value: unknown) {
  const found = findViolation(value);
  if (found !== undefined)
    throw new Error(
      `ajv rejects a generated value at ${found}: ${JSON.stringify(value)}. Correct valid-values.ts.`,
    );
}

/** Generates so many values that keep a schema, each with one that breaks it at one path, as ajv has confirmed. */
export function generateCases(schema: JsonSchema, count: number): Case[] {
  const findViolation = createValidator(schema);
  const exceeded = listExceededLimits(schema);
  const choices = fc.tuple(validValues(schema), fc.nat());
  return fc.sample(choices, { numRuns: count, seed }).map(([valid, choice]) => {
    confirmValid(findViolation, valid);
    return { valid, ...breakValue(valid, choice, exceeded, findViolation) };
  });
}

const measure = ({ valid }: Case) => JSON.stringify(valid).length;

/** Finds the smallest case that has a list, and gives the list as many rows as nobody should ask for at once. */
export function caseWithManyItems(schema: JsonSchema, cases: Case[]): Case | undefined {
  for (const { valid, ...others } of cases.toSorted((a, b) => measure(a) - measure(b))) {
    for (const [name, part] of Object.entries(valid as object)) {
      if (!Array.isArray(part) || part.length === 0) continue;
      const rows = Array.from({ length: 10_000 }, (_, index) => part[index % part.length]);
      const crowd = { ...(valid as object), [name]: rows };
      confirmValid(createValidator(schema), crowd);
      return { valid: crowd, ...others };
    }
  }
  return undefined;
}
