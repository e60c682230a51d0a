import { isDeepStrictEqual } from 'node:util';

type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose meaning depends on the others of their group in the same schema. */
const groups = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['prefixItems', 'items'],
  ['type', 'nullable'],
];

/** Groups that interact only where a schema has this keyword: a schema of items alone applies to each item. */
const triggers = new Set(['prefixItems', 'nullable']);

const pick = (schema: Schema, keywords: readonly string[]): Schema =>
  Object.fromEntries(keywords.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));

const isEmpty = (value: object) => Object.keys(value).length === 0;

function splitsGroup(keywords: readonly string[], one: Schema, other: Schema): boolean {
  const needed = keywords.filter((keyword) => triggers.has(keyword));
  if (needed.length > 0 && !needed.some((keyword) => keyword in one || keyword in other)) {
    return false;
  }
  const [mine, theirs] = [pick(one, keywords), pick(other, keywords)];
  return !isEmpty(mine) && !isEmpty(theirs) && !isDeepStrictEqual(mine, theirs);
}

/** Whether a closed schema, or one with a schema for further properties, would accept other ones than before. */
function opensProperties(closed: Schema, other: Schema): boolean {
  if (!('additionalProperties' in closed) || closed.additionalProperties === true) return false;
  const names = Object.keys(closed.properties ?? {});
  return (
    Object.keys(other.properties ?? {}).some((name) => !names.includes(name)) ||
    ('patternProperties' in other &&
      !isDeepStrictEqual(other.patternProperties, closed.patternProperties))
  );
}

const isUnevaluated = (keyword: string) => keyword.startsWith('unevaluated');

/** Whether keywords that interact with each other are in two schemas, so that one schema with all has another meaning. */
export const areSplit = (one: object, other: object): boolean => {
  const [mine, theirs] = [one as Schema, other as Schema];
  if (isEmpty(mine) || isEmpty(theirs)) return false;
  return (
    groups.some((keywords) => splitsGroup(keywords, mine, theirs)) ||
    opensProperties(mine, theirs) ||
    opensProperties(theirs, mine) ||
    [...Object.keys(mine), ...Object.keys(theirs)].some(isUnevaluated)
  );
};
