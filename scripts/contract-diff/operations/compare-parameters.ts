/** Compares the parameters of an operation, and the headers of a response. */
import { type OperationPair, type Difference, ofPart, ofSchema } from '../difference.ts';
import { type Comparison, joinPaths } from '../schemas/schema-difference.ts';
import { type View, viewOf } from '../schemas/schema-view.ts';
import { valueTypes } from '../schemas/value-types.ts';
import type { Operation } from './operation-model.ts';
import { parameterLocations, type Parameter } from './parameter-model.ts';

const schemaOf = ({ schema, location }: Parameter, { resolve }: Operation): View =>
  viewOf(schema, location, resolve);

/** The serialization of a parameter; most styles serialize a single value in the same way. */
function effectiveSerialization(parameter: Parameter, operation: Operation): string {
  const types = valueTypes(schemaOf(parameter, operation));
  const isSingle = types?.every((type) => type !== 'array' && type !== 'object');
  return isSingle && /^style (form|simple)/.test(parameter.serialization)
    ? 'plain'
    : parameter.serialization;
}

type CreateDifference = (rule: string, description: string) => Difference;

function compareAttributes(
  before: Parameter,
  after: Parameter,
  pair: OperationPair,
  createDifference: CreateDifference,
): Difference[] {
  const isSerializedDifferently =
    effectiveSerialization(before, pair.before) !== effectiveSerialization(after, pair.after);
  const { isRequired, isDeprecated, allowReserved, allowEmptyValue } = after;
  const found = [
    before.isRequired !== isRequired &&
      createDifference(
        `parameter-required-${isRequired ? 'tightened' : 'relaxed'}`,
        isRequired ? 'is now required' : 'is no longer required',
      ),
    before.isDeprecated !== isDeprecated &&
      createDifference(
        'parameter-deprecated',
        isDeprecated ? 'is deprecated' : 'is no longer deprecated',
      ),
    isSerializedDifferently &&
      createDifference(
        'parameter-serialization-changed',
        `serialized ${before.serialization} → ${after.serialization}`,
      ),
    before.allowReserved !== allowReserved &&
      createDifference(
        'parameter-allow-reserved-changed',
        `allowReserved ${!allowReserved} → ${allowReserved}`,
      ),
    before.allowEmptyValue !== allowEmptyValue &&
      createDifference(
        `parameter-allow-empty-value-${allowEmptyValue ? 'relaxed' : 'tightened'}`,
        `allowEmptyValue ${!allowEmptyValue} → ${allowEmptyValue}`,
      ),
  ];
  return found.filter((difference) => difference !== false);
}

function compareExistence(
  parameter: Parameter,
  isAdded: boolean,
  createDifference: CreateDifference,
): Difference {
  const { name, isRequired, parent, isHeader } = parameter;
  const verb = isAdded ? 'added' : 'removed';
  if (isHeader) {
    return {
      ...createDifference(`response-header-${verb}`, `header \`${name}\` ${verb}`),
      location: parent,
    };
  }
  const difference =
    isAdded && isRequired
      ? createDifference('parameter-added-required', 'added, required')
      : createDifference(`parameter-${verb}`, verb);
  return { ...difference, location: { ...parent, path: name }, parameter };
}

/** Compares the parameters of one part of an operation, or the headers of one response. */
function compareList(
  before: readonly Parameter[],
  after: readonly Parameter[],
  pair: OperationPair,
  part: string,
  { compare }: Comparison,
): Difference[] {
  const isHeader = part.startsWith('header');
  const keyOf = ({ name }: Parameter) => (isHeader ? name.toLowerCase() : name);
  const keys = new Set([...before, ...after].map(keyOf));
  return [...keys].flatMap((key): Difference[] => {
    const was = before.find((parameter) => keyOf(parameter) === key);
    const is = after.find((parameter) => keyOf(parameter) === key);
    const one = is ?? was;
    if (!one) return [];
    const isUnsent = (part === 'header' || part === 'cookie') && !is?.isRequired;
    const createDifference: CreateDifference = (rule, description) => ({
      ...ofPart(pair, part, one.location, rule, description),
      path: one.name,
      isUnsent,
    });
    if (!was || !is) return [compareExistence(one, is !== undefined, createDifference)];
    const schemas = compare(schemaOf(was, pair.before), schemaOf(is, pair.after)).map((schema) => ({
      ...ofSchema(pair, part, schema),
      path: joinPaths(one.name, schema.path),
      isUnsent,
    }));
    return [...compareAttributes(was, is, pair, createDifference), ...schemas];
  });
}

export const compareParameters = (
  { before, after }: OperationPair,
  comparison: Comparison,
): Difference[] =>
  parameterLocations.flatMap((kind) =>
    compareList(
      before.parameters[kind],
      after.parameters[kind],
      { before, after },
      kind,
      comparison,
    ),
  );

/** The headers of a response. */
export const compareHeaders = (
  before: readonly Parameter[],
  after: readonly Parameter[],
  pair: OperationPair,
  status: string,
  comparison: Comparison,
): Difference[] => compareList(before, after, pair, `headers ${status}`, comparison);
