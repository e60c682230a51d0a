import type { Ajv, AnySchemaObject, SchemaObjCxt } from 'ajv';
import formats from 'ajv-formats';
import { ValidationContext } from 'openapi-backend';
import { resolveReference } from '../generate/resolve-references.ts';

interface Schema {
  $ref?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
}

type Validate = ((data: object) => boolean) & { errors?: object[] };

/**
 * Adds the formats of JSON Schema, and makes `required` apply to read-only properties in responses only, and to
 * write-only ones in requests only (OpenAPI 3.0.3, 4.7.24.2).
 */
export function customizeAjv(ajv: Ajv, _options: unknown, context: ValidationContext): Ajv {
  const exempt = context === ValidationContext.RequestBody ? 'readOnly' : 'writeOnly';
  formats.default(ajv);
  ajv.removeKeyword('required');
  return ajv.addKeyword({
    keyword: 'required',
    type: 'object',
    schemaType: 'array',
    compile(names: string[], schema: AnySchemaObject, { schemaEnv }: SchemaObjCxt) {
      const { properties = {} } = schema as Schema;
      const isExempt = (property: Schema = {}): boolean =>
        property[exempt] ??
        (property.$ref !== undefined &&
          isExempt(resolveReference(schemaEnv.root.schema, property.$ref) as Schema));
      const required = names.filter((name) => !isExempt(properties[name]));
      const validate: Validate = (data) => {
        const missing = required.find((name) => !Object.hasOwn(data, name));
        if (missing === undefined) return true;
        const message = `must have required property '${missing}'`;
        validate.errors = [{ keyword: 'required', message, params: { missingProperty: missing } }];
        return false;
      };
      return validate;
    },
  });
}
