import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { kindOf } from './kind-of.ts';

/** What is wrong at one place of an answer: a JSON pointer, and words without the values found there. */
export interface Fault {
  pointer: string;
  expected: string;
  received: string;
}

export type BodyJudge = (body: unknown) => Fault[];

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
formats.default(ajv);

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  return keyword === 'required'
    ? `${instancePath}/${escaped(String(params.missingProperty))}`
    : instancePath;
}

function expectation({ keyword, params, schema, message }: ErrorObject): string {
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

/** Of a choice that failed, only what tells why: not the choice itself, nor null where a value has faults of its own. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Set(
    errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath),
  );
  const meantNull = ({ instancePath, keyword, schema }: ErrorObject) =>
    keyword === 'type' &&
    schema === 'null' &&
    choices.has(instancePath) &&
    errors.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  return errors.filter(
    (error) => !(error.keyword === 'oneOf' && errors.length > 1) && !meantNull(error),
  );
}

/** Judges bodies by a schema of the contract, and names every place that breaks it. */
export function bodyJudge(schema: object): BodyJudge {
  const validate = ajv.compile(schema);
  return (body) => {
    if (validate(body)) return [];
    const byPlace = new Map<string, Fault>();
    for (const error of telling(validate.errors ?? [])) {
      const pointer = pointerOf(error);
      const received = error.keyword === 'required' ? 'nothing' : kindOf(error.data);
      const before = byPlace.get(pointer);
      const expected = [before?.expected, expectation(error)].filter(Boolean).join(' or ');
      byPlace.set(pointer, { pointer, expected, received });
    }
    return [...byPlace.values()];
  };
}
