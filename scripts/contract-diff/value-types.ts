/** The types and values that a schema allows, and what changed in them; null is compared apart from the others. */
import { includesType, sharedTypes } from '../generate/combine-schemas.ts';
import { canonicalJson, listOf, type Node, type Resolve } from './document.ts';
import { ofChoices, ofKeyword, type SchemaDifference } from './difference.ts';
import {
  locateKeyword,
  namedTypes,
  namedValues,
  type Part,
  partsOf,
  type View,
} from './schema-view.ts';

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The allowed types except null; undefined for any. */
export function valueTypes({ parts }: View): string[] | undefined {
  const [first, ...others] = parts.flatMap(({ node }) => {
    const types = namedTypes(node) ?? namedValues(node)?.map(typeOf);
    return types ? [[...new Set(types)].filter((type) => type !== 'null')] : [];
  });
  return first && others.reduce(sharedTypes, first);
}

/** Whether a part allows null; a recursive reference does not forbid it. */
function allowsNull({ node, orNull }: Part, resolve: Resolve, visited: readonly Node[]): boolean {
  if (orNull || visited.includes(node)) return true;
  const allows = (member: unknown) =>
    partsOf(member, { component: '', path: '' }, resolve).every((part) =>
      allowsNull(part, resolve, [...visited, node]),
    );
  return (
    namedTypes(node)?.includes('null') !== false &&
    namedValues(node)?.includes(null) !== false &&
    (node.oneOf === undefined || listOf(node.oneOf).filter(allows).length === 1) &&
    (node.anyOf === undefined || listOf(node.anyOf).some(allows)) &&
    (node.not === undefined || !allows(node.not))
  );
}

/** Whether a value may be null. */
const isNullable = ({ parts, resolve }: View): boolean =>
  parts.every((part) => allowsNull(part, resolve, []));

/** The enumerated values except null, as JSON; undefined where none are enumerated. */
function valuesOf(view: View): string[] | undefined {
  const types = valueTypes(view);
  const isFitting = (value: unknown) =>
    value !== null && (!types || includesType(types, typeOf(value)));
  const [first, ...others] = view.parts.flatMap(({ node }) => {
    const values = namedValues(node);
    return values ? [values.filter(isFitting).map(canonicalJson)] : [];
  });
  return (
    first && others.reduce((some, more) => some.filter((value) => more.includes(value)), first)
  );
}

/** Whether two values have no type, or no enumerated value, in common. */
export function haveDisjointValues(one: View, other: View): boolean {
  const [types, otherTypes] = [valueTypes(one), valueTypes(other)];
  if (types && otherTypes && sharedTypes(types, otherTypes).length === 0) return true;
  const [values, otherValues] = [valuesOf(one), valuesOf(other)];
  return Boolean(values && otherValues && !values.some((value) => otherValues.includes(value)));
}

const findNullPart = (view: View) =>
  view.parts.find(
    ({ node }) =>
      namedTypes(node)?.includes('null') ||
      namedValues(node)?.includes(null) ||
      [...listOf(node.oneOf), ...listOf(node.anyOf)].length > 0,
  );

/** Compares whether null is allowed; where any type is allowed, null is included and no difference is reported. */
export function compareNull(before: View, after: View): SchemaDifference[] {
  const [was, is] = [isNullable(before), isNullable(after)];
  const areTyped = [before, after].every((view) => (valueTypes(view) ?? []).length > 0);
  if (was === is || !areTyped) return [];
  const location = findNullPart(was ? before : after)?.location ?? after.location;
  return ofKeyword('null', is ? 'relaxed' : 'tightened', location, `nullable ${was} → ${is}`);
}

const any = ['string', 'number', 'boolean', 'object', 'array'];

/** Every integer is a number, but not every number is an integer. */
const withIntegers = (types: readonly string[] = any) =>
  types.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]));

const formatTypes = (view: View, types: readonly string[] = ['any']) =>
  types.join(' or ') || (isNullable(view) ? 'null' : 'never');

/** The types that both schemas allow; undefined where that is any. */
export type CommonTypes = readonly string[] | undefined;

/** Compares the types; where null is the only one, it is compared like any other. */
export function compareTypes(before: View, after: View): [SchemaDifference[], CommonTypes] {
  const [was, is] = [valueTypes(before), valueTypes(after)];
  const isNull = was?.length === 0 || is?.length === 0;
  const withNull = (view: View, types: readonly string[]) =>
    isNull && isNullable(view) ? [...types, 'null'] : types;
  const [allBefore, allAfter] = [withIntegers(was), withIntegers(is)];
  const effect = ofChoices(withNull(before, allBefore), withNull(after, allAfter));
  const description = `type ${formatTypes(before, was)} → ${formatTypes(after, is)}`;
  return [
    ofKeyword('type', effect, locateKeyword(before, after, 'type'), description),
    was || is ? allBefore.filter((type) => allAfter.includes(type)) : undefined,
  ];
}

/** Whether a keyword for values of a type applies to any of the common types. */
export const isCommon = (common: CommonTypes, type: string | undefined) =>
  !common ||
  (type === undefined ? common.length > 0 : common.some((one) => includesType([type], one)));

/** Compares the values of `enum` and `const`. */
export function compareValues(before: View, after: View): SchemaDifference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const location = locateKeyword(before, after, 'enum', 'const');
  if (!was || !is) {
    if (was === is) return [];
    const description = `values ${was?.join(', ') ?? 'any'} → ${is?.join(', ') ?? 'any'}`;
    return ofKeyword('enum', was ? 'relaxed' : 'tightened', location, description);
  }
  const removed = was.filter((value) => !is.includes(value));
  const added = is.filter((value) => !was.includes(value));
  const parts = [
    removed.length > 0 && `values ${removed.join(', ')} removed`,
    added.length > 0 && `values ${added.join(', ')} added`,
  ];
  return ofKeyword('enum', ofChoices(was, is), location, parts.filter(Boolean).join(', '));
}
