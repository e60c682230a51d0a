/** Compares the types and values that a schema allows. Null is compared separately. */
import { difference, intersection } from 'es-toolkit';
import { canonicalJson, type Node, toList } from './document.ts';
import { compareChoices, type SchemaDifference, toDifferences } from './difference.ts';
import {
  listParts,
  locateKeyword,
  namedTypes,
  namedValues,
  type Part,
  type View,
} from './schema-view.ts';

const getType = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const anyType = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** The values that occur in every list; undefined if there is no list. */
const intersect = (lists: readonly string[][]): string[] | undefined =>
  lists.length > 0 ? lists.reduce((left, right) => intersection(left, right)) : undefined;

/** The allowed types except null, with integer for number; undefined for any. */
export const valueTypes = ({ parts }: View): string[] | undefined =>
  intersect(
    parts.flatMap(({ node }) => {
      const types = namedTypes(node) ?? namedValues(node)?.map(getType);
      if (!types) return [];
      const all = types.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]));
      return [[...new Set(all)].filter((type) => type !== 'null')];
    }),
  );

/** "string or number" */
export const formatTypes = (types: readonly string[] = ['any']) =>
  types.filter((type) => type !== 'integer' || !types.includes('number')).join(' or ');

/** Whether a part allows null; a recursive reference does not forbid it. */
function allowsNull({ node, location, orNull }: Part, visited: readonly Node[] = []): boolean {
  if (orNull || visited.includes(node)) return true;
  const allows = (member: unknown) =>
    listParts(member, location).every((part) => allowsNull(part, [...visited, node]));
  return (
    namedTypes(node)?.includes('null') !== false &&
    namedValues(node)?.includes(null) !== false &&
    (node.oneOf === undefined || toList(node.oneOf).filter(allows).length === 1) &&
    (node.anyOf === undefined || toList(node.anyOf).some(allows)) &&
    (node.not === undefined || !allows(node.not))
  );
}

const isNullable = ({ parts }: View): boolean => parts.every((part) => allowsNull(part));

/** The enumerated values except null, as JSON; undefined if none are enumerated. */
function listValues(view: View): string[] | undefined {
  const types = valueTypes(view) ?? anyType;
  return intersect(
    view.parts.flatMap(({ node }) => {
      const values = namedValues(node)?.filter((value) => types.includes(getType(value)));
      return values ? [values.map(canonicalJson)] : [];
    }),
  );
}

/** Whether only null can match, because the types or the enumerated values exclude every other value. */
export const isNever = (view: View): boolean =>
  valueTypes(view)?.length === 0 || listValues(view)?.length === 0;

const findNullPart = (view: View) =>
  view.parts.find(
    ({ node }) =>
      namedTypes(node)?.includes('null') ||
      namedValues(node)?.includes(null) ||
      [...toList(node.oneOf), ...toList(node.anyOf)].length > 0,
  );

/** Compares whether null is allowed. If any type is allowed, null is included, and no difference is reported. */
export function compareNull(before: View, after: View): SchemaDifference[] {
  const [was, is] = [isNullable(before), isNullable(after)];
  const areTyped = [before, after].every((view) => (valueTypes(view) ?? []).length > 0);
  if (was === is || !areTyped) return [];
  const location = findNullPart(was ? before : after)?.location ?? after.location;
  return toDifferences('null', is ? 'relaxed' : 'tightened', location, `nullable ${was} → ${is}`);
}

const formatType = (view: View, types: readonly string[] | undefined) =>
  formatTypes(types) || (isNullable(view) ? 'null' : 'never');

/** Compares the types, and returns those that both allow. If null is the only one, it is compared like any other type. */
export function compareTypes(before: View, after: View): [SchemaDifference[], common: string[]] {
  const [was, is] = [valueTypes(before), valueTypes(after)];
  const [allBefore, allAfter] = [was ?? anyType, is ?? anyType];
  const isNull = was?.length === 0 || is?.length === 0;
  const withNull = (view: View, types: readonly string[]) =>
    isNull && isNullable(view) ? [...types, 'null'] : types;
  const effect = compareChoices(withNull(before, allBefore), withNull(after, allAfter));
  const description = `type ${formatType(before, was)} → ${formatType(after, is)}`;
  return [
    toDifferences('type', effect, locateKeyword(before, after, 'type'), description),
    intersection(allBefore, allAfter),
  ];
}

const formatValues = (values: readonly string[] = ['any']) => values.join(', ') || 'never';

export function compareValues(before: View, after: View): SchemaDifference[] {
  const [was, is] = [listValues(before), listValues(after)];
  const location = locateKeyword(before, after, 'enum', 'const');
  if (!was || !is) {
    if (was === is) return [];
    const description = `values ${formatValues(was)} → ${formatValues(is)}`;
    return toDifferences('enum', was ? 'relaxed' : 'tightened', location, description);
  }
  const changes = { removed: difference(was, is), added: difference(is, was) };
  const description = Object.entries(changes)
    .filter(([, values]) => values.length > 0)
    .map(([verb, values]) => `values ${values.join(', ')} ${verb}`)
    .join(', ');
  return toDifferences('enum', compareChoices(was, is), location, description);
}
