import { combineSchemas } from '../../generate/combine-schemas.ts';
import { type ContractOperation, schemaOf } from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { withoutNull } from '../../resource/schema.ts';

/** A schema without alternatives, combinations and null, so that its properties can be read. */
export const simplify = (schema: JsonSchema): JsonSchema => withoutNull(combineSchemas(schema));

export const propertiesOf = (schema: JsonSchema) => simplify(schema).properties ?? {};

/** The property that identifies a record. */
export function findIdentifier(schema: JsonSchema): string | undefined {
  const properties = propertiesOf(schema);
  return ['_id', 'id'].find((name) => name in properties);
}

/** The status of a successful response. */
export const findSuccessStatus = (responses: object = {}): string =>
  Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? '200';

export const findSuccess = ({ operation: { responses } }: ContractOperation) =>
  responses?.[findSuccessStatus(responses)];

/** The schema of a successful response; undefined where it has no body. */
export const findSuccessSchema = (operation: ContractOperation): JsonSchema | undefined =>
  schemaOf(findSuccess(operation));
