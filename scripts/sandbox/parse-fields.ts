import type { Operation } from 'openapi-backend';
import type { JsonSchema } from '../generate/json-schema.ts';
import { type Message, schemaOf } from '../generate/contract-operations.ts';
import { propertiesOf, simplify } from './entities/response-shape.ts';

/** The text of a form field as the value that its schema describes; the text itself where that is not possible. */
export function parseField(text: string, schema: JsonSchema): unknown {
  const types = [simplify(schema).type ?? 'string'].flat();
  if (types.includes('string')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The fields of a form by the types of an operation's request body: `"4"` is the number 4. */
export function parseFields(fields: Record<string, string>, operation: Operation | undefined) {
  const properties = propertiesOf(schemaOf(operation?.requestBody as Message | undefined) ?? {});
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, parseField(text, properties[name] ?? {})]),
  );
}
