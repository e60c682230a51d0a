import { combineSchemas } from '../../generate/combine-schemas.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { type ContractOperation, schemaOf } from '../../generate/contract-operations.ts';
import { withoutNull } from '../../resource/schema.ts';

/** A part of a response. */
interface Part {
  /** The name of its property; undefined if it is the whole response. */
  key: string | undefined;
  schema: JsonSchema;
}

/** The successful response of an operation. */
interface ResponseShape {
  schema: JsonSchema;
  /** The rows of its only list of objects. */
  rows?: Part;
  /** Its only object with an identifier. */
  record?: Part;
}

/** A schema without alternatives, combinations and null, so that its properties can be read. */
export const simplify = (schema: JsonSchema): JsonSchema => withoutNull(combineSchemas(schema));

export const propertiesOf = (schema: JsonSchema) => simplify(schema).properties ?? {};

/** The property that identifies a record. */
export function findIdentifier(schema: JsonSchema) {
  const properties = propertiesOf(schema);
  return ['_id', 'id'].find((name) => name in properties);
}

function rowSchema(schema: JsonSchema): JsonSchema | undefined {
  const { type, items } = simplify(schema);
  return type === 'array' && items && simplify(items).properties ? items : undefined;
}

/** The only part that a function finds in a response: the whole of it, or one of its properties. */
function findPart(
  schema: JsonSchema,
  find: (schema: JsonSchema) => JsonSchema | undefined,
): Part | undefined {
  const whole = find(schema);
  if (whole) return { key: undefined, schema: whole };
  const parts = Object.entries(propertiesOf(schema)).flatMap(([key, property]) => {
    const found = find(property);
    return found ? [{ key, schema: found }] : [];
  });
  return parts.length === 1 ? parts[0] : undefined;
}

/** The status of a successful response. */
export const findSuccessStatus = (responses: object = {}): string =>
  Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? '200';

export function readShape({ operation }: ContractOperation): ResponseShape {
  const schema = schemaOf(operation.responses?.[findSuccessStatus(operation.responses)]) ?? {};
  const record = findPart(schema, (part) => (findIdentifier(part) ? part : undefined));
  const isRecord = record !== undefined && record.key === undefined;
  const rows = isRecord ? undefined : findPart(schema, rowSchema);
  return { schema, ...(rows && { rows }), ...(record && { record }) };
}
