/** Validates response bodies against the schemas of the contract. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ViolationKind } from './advice.ts';

/** A contract violation at one JSON pointer of a response. Neither text contains a value from the response. */
export interface Violation {
  kind: ViolationKind;
  pointer: string;
  expected: string;
  received: string;
  /** Whether the only difference is that another 4XX status than the documented one was sent. */
  isOtherErrorStatus?: boolean;
}

export type BodyValidator = (body: unknown) => Violation[];

// Without a logger, which warns of each format that JSON Schema does not know.
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false });
formats.default(ajv);

/** Keywords that map names to schemas, and are no schema themselves. */
const schemaMaps = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Turns a resolved schema that contains itself into one with `$defs` and `$ref`, which Ajv can compile: Ajv follows
 * references, but not circular objects.
 */
function restoreReferences(schema: object): object {
  const definitions: Record<string, unknown> = {};
  const names = new Map<object, string>();
  const copies = new Map<object, unknown>();
  const open = new Set<object>();

  function copy(node: unknown, keyword = ''): unknown {
    if (typeof node !== 'object' || node === null) return node;
    if (copies.has(node)) return copies.get(node);
    if (open.has(node) && !schemaMaps.has(keyword)) {
      const name = names.get(node) ?? `schema${names.size + 1}`;
      names.set(node, name);
      return { $ref: `#/$defs/${name}` };
    }
    open.add(node);
    const copied = Array.isArray(node)
      ? node.map((item) => copy(item))
      : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value, key)]));
    open.delete(node);
    const name = names.get(node);
    if (name !== undefined) definitions[name] = copied;
    const result = name === undefined ? copied : { $ref: `#/$defs/${name}` };
    copies.set(node, result);
    return result;
  }
  const root = copy(schema) as object;
  return names.size > 0 ? { ...root, $defs: definitions } : root;
}

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  return keyword === 'required'
    ? `${instancePath}/${escapePointer(String(params.missingProperty))}`
    : instancePath;
}

function describeExpected({ keyword, params, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'a value';
    case 'type':
      return [schema].flat().join(' or ');
    case 'enum':
      return `one of ${(schema as unknown[]).map(String).join(', ')}`;
    case 'const':
      return String(schema);
    case 'pattern':
      return `text like ${String(schema)}`;
    case 'format':
      return String(params.format);
    case 'minimum':
      return `at least ${String(schema)}`;
    default:
      return message ?? keyword;
  }
}

function getKind({ keyword, instancePath }: ErrorObject): ViolationKind {
  if (instancePath === '/success') return 'success-flag';
  if (keyword === 'required') return 'missing-property';
  return keyword === 'type' ? 'wrong-type' : 'wrong-value';
}

/** Describes a value by its type only: responses contain personal data and secrets. */
function describeReceived(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  if (typeof value === 'number') return value < 0 ? 'a negative number' : 'a number';
  return Array.isArray(value) ? 'an array' : 'an object';
}

/**
 * The errors that explain a failed oneOf: not the oneOf itself, and not "must be null" where the value has errors of
 * its own in the other alternative.
 */
function selectRelevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const oneOfPaths = new Set(
    errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath),
  );
  const isNullAlternative = ({ instancePath, keyword, schema }: ErrorObject) =>
    keyword === 'type' &&
    schema === 'null' &&
    oneOfPaths.has(instancePath) &&
    errors.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  return errors.filter(
    (error) => !(error.keyword === 'oneOf' && errors.length > 1) && !isNullAlternative(error),
  );
}

/** Compiles a schema of the contract to a function that returns every violation of a body, one for each pointer. */
export function createBodyValidator(schema: object): BodyValidator {
  const validate = ajv.compile(restoreReferences(schema));
  return (body) => {
    if (validate(body)) return [];
    const byPointer = new Map<string, Violation>();
    for (const error of selectRelevant(validate.errors ?? [])) {
      const pointer = pointerOf(error);
      const received = error.keyword === 'required' ? 'nothing' : describeReceived(error.data);
      const previous = byPointer.get(pointer);
      const expected = [previous?.expected, describeExpected(error)].filter(Boolean).join(' or ');
      byPointer.set(pointer, { kind: getKind(error), pointer, expected, received });
    }
    return [...byPointer.values()];
  };
}
