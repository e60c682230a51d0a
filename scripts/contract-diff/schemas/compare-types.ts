/** Compares the types of a value, whether it may be null, and its enumerated values. */
import { listOf } from '../document-node.ts';
import { ofChoices } from './effect.ts';
import { ofKeyword, locateKeyword, type SchemaDifference } from './schema-difference.ts';
import { namedTypes, namedValues, type View } from './schema-view.ts';
import { includesType, isNullable, valuesOf, valueTypes } from './value-types.ts';

const any = ['string', 'number', 'boolean', 'object', 'array'];

/** Every integer is a number, but not every number is an integer. */
const withNumbers = (types: readonly string[]) => [
  ...new Set(types.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]))),
];

const formatTypes = (types: readonly string[] | undefined, nullable: boolean) => {
  if (!types) return 'any';
  return [...types, ...(nullable && types.length === 0 ? ['null'] : [])].join(' or ') || 'never';
};

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
  const areTyped = [valueTypes(before), valueTypes(after)].every(
    (types) => types && types.length > 0,
  );
  if (was === is || !areTyped) return [];
  const location = findNullPart(was ? before : after)?.location ?? after.location;
  const description = is ? 'may be null' : 'may no longer be null';
  return [ofKeyword('null', is ? 'relaxed' : 'tightened', location, description)];
}

export interface TypesComparison {
  differences: SchemaDifference[];
  /** The types that both allow; undefined where that is any. */
  common: readonly string[] | undefined;
}

export function compareTypes(before: View, after: View): TypesComparison {
  const [was, is] = [valueTypes(before), valueTypes(after)];
  const [allBefore, allAfter] = [withNumbers(was ?? any), withNumbers(is ?? any)];
  // Where null is the only type, it is compared like any other type.
  const isNull = was?.length === 0 || is?.length === 0;
  const nullOf = (view: View) => (isNull && isNullable(view) ? ['null'] : []);
  const effect = ofChoices([...allBefore, ...nullOf(before)], [...allAfter, ...nullOf(after)]);
  const common = was || is ? allBefore.filter((type) => allAfter.includes(type)) : undefined;
  if (!effect) return { differences: [], common };
  const description = `type ${formatTypes(was, isNullable(before))} → ${formatTypes(is, isNullable(after))}`;
  const location = locateKeyword(before, after, 'type');
  return { differences: [ofKeyword('type', effect, location, description)], common };
}

/** Whether a keyword for values of a type applies to any of the common types. */
export const isCommon = (common: readonly string[] | undefined, type: string | undefined) =>
  !common ||
  (type === undefined ? common.length > 0 : common.some((one) => includesType([type], one)));

const formatValue = (value: string) => {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === 'string' && !/^(|null|true|false|[\d.+-].*|.*`.*)$/s.test(parsed)
    ? parsed
    : value;
};

const formatValues = (values: readonly string[]) =>
  `${values.length === 1 ? 'value' : 'values'} ${values.map((value) => `\`${formatValue(value)}\``).join(', ')}`;

function describeValues(was: readonly string[] | undefined, is: readonly string[] | undefined) {
  if (!was) return `is restricted to the ${formatValues(is ?? [])}`;
  if (!is) return `is no longer restricted to the ${formatValues(was)}`;
  const removed = was.filter((value) => !is.includes(value));
  const added = is.filter((value) => !was.includes(value));
  const parts = [
    removed.length > 0 && `${formatValues(removed)} removed`,
    added.length > 0 && `${formatValues(added)} added`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function compareValues(before: View, after: View): SchemaDifference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  let effect = was && is ? ofChoices(was, is) : undefined;
  if (!was && is) effect = 'tightened';
  if (was && !is) effect = 'relaxed';
  if (!effect) return [];
  const location = locateKeyword(before, after, 'enum', 'const');
  return [ofKeyword('enum', effect, location, describeValues(was, is))];
}
