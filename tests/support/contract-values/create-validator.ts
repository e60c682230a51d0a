import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from '../../../scripts/generate/combine-schemas.ts';

// A logger would report each format that ajv does not know.
const ajv = new Ajv2020({ strict: false, discriminator: true, logger: false });
formats.default(ajv);

/** The schema without the mappings of discriminators, which ajv does not take; each alternative has its constant. */
const withoutMappings = (schema: JsonSchema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'discriminator' && typeof value === 'object'
      ? { propertyName: value.propertyName }
      : value,
  ) as JsonSchema;

/** Returns a function that finds the first violation of a schema with ajv: its JSON pointer, or undefined for a valid value. */
export function createValidator(schema: JsonSchema) {
  const validate = ajv.compile(withoutMappings(schema));
  return (value: unknown): string | undefined => {
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const { missingProperty, tag } = error?.params ?? {};
    const property = missingProperty ?? (error?.keyword === 'discriminator' ? tag : undefined);
    return `${error?.instancePath}${property === undefined ? '' : `/${property}`}`;
  };
}
