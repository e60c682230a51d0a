/** The types and values that a schema allows, and what changed in them; null is compared apart from the others. */
import { includesType, sharedTypes } from '../generate/combine-schemas.ts';
import { canonicalJson, listOf, type Node, type Resolve } from './document.ts';
import { ofChoices, ofKeyword, type SchemaDifference } from './difference.ts';
import { locateKeyword, namedTypes, namedValues, partsOf, type View } from './schema-view.ts';

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

const visiting = new Set<Node>();

/** Whether a schema allows null; a recursive reference does not forbid it. */
function nodeAllowsNull(node: Node, resolve: Resolve): boolean {
  if (visiting.has(node)) return true;
  visiting.add(node);
  const allows = (member: unknown) =>
    isNullable({ parts: partsOf(member, { component: '', path: '' }, resolve), resolve });
  const countAllowing = (members: unknown) => listOf(members).filter(allows).length;
  try {
    if (namedTypes(node)?.includes('null') === false) return false;
    if (namedValues(node)?.includes(null) === false) return false;
    if (node.oneOf !== undefined && countAllowing(node.oneOf) !== 1) return false;
    if (node.anyOf !== undefined && countAllowing(node.anyOf) === 0) return false;
    return node.not === undefined || !allows(node.not);
  } finally {
    visiting.delete(node);
  }
}

/** Whether a value may be null. */
const isNullable = ({ parts, resolve }: Pick<View, 'parts' | 'resolve'>): boolean =>
  parts.every(({ node, orNull }) => orNull || nodeAllowsNull(node, resolve));

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
  return is
    ? ofKeyword('null', 'relaxed', location, 'may be null')
    : ofKeyword('null', 'tightened', location, 'may no longer be null');
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

function formatValues(values: readonly string[]): string {
  const formatted = values.map((value) => {
    const parsed: unknown = JSON.parse(value);
    const isPlain =
      typeof parsed === 'string' && !/^(|null|true|false|[\d.+-].*|.*`.*)$/s.test(parsed);
    return `\`${isPlain ? parsed : value}\``;
  });
  return `${values.length === 1 ? 'value' : 'values'} ${formatted.join(', ')}`;
}

/** Compares the values of `enum` and `const`. */
export function compareValues(before: View, after: View): SchemaDifference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const location = locateKeyword(before, after, 'enum', 'const');
  if (!was) {
    const description = `is restricted to the ${formatValues(is ?? [])}`;
    return ofKeyword('enum', is && 'tightened', location, description);
  }
  if (!is) {
    const description = `is no longer restricted to the ${formatValues(was)}`;
    return ofKeyword('enum', 'relaxed', location, description);
  }
  const removed = was.filter((value) => !is.includes(value));
  const added = is.filter((value) => !was.includes(value));
  const parts = [
    removed.length > 0 && `${formatValues(removed)} removed`,
    added.length > 0 && `${formatValues(added)} added`,
  ];
  return ofKeyword('enum', ofChoices(was, is), location, parts.filter(Boolean).join(', '));
}
