import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './schema.ts';

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);

/** Returns a function that finds the first violation of a schema with ajv: its JSON pointer, or undefined for a valid value. */
export function createValidator(schema: Schema) {
  const validate = ajv.compile(schema);
  return (value: unknown): string | undefined => {
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const missing = error?.keyword === 'required' ? `/${error.params.missingProperty}` : '';
    return `${error?.instancePath}${missing}`;
  };
}
