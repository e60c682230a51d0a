import type { Operation } from './operations/operation-model.ts';
import type { Parameter } from './operations/parameter-model.ts';
import type { SourceLocation } from './source-location.ts';
import type { SchemaDifference } from './schemas/schema-difference.ts';

/** One difference between two contracts. */
export interface Difference {
  /** The operation before and after; one of them where it was added or removed. */
  operation: { before?: Operation; after?: Operation };
  /** `query`, `body`, `response 200`, `headers 429`; absent for the operation as a whole. */
  part?: string;
  /** The rule, where `schema` does not determine it. */
  rule?: string;
  /** `users[].userName`; absent for the part as a whole. */
  path?: string;
  location: SourceLocation;
  description: string;
  /** Whether several operations with the same description are reported as one change. */
  isShared: boolean;
  /** The difference between the two schemas, if it is one. */
  schema?: SchemaDifference;
  /** The added or removed parameter. */
  parameter?: Parameter;
  /** Whether the console does not send it: an optional header or cookie. */
  isUnsent?: boolean;
}

export interface OperationPair {
  before: Operation;
  after: Operation;
}

/** A difference of an operation as a whole, or an added or removed part. */
export function ofOperation(
  operation: Difference['operation'],
  rule: string,
  description: string,
  part?: string,
): Difference {
  const id = (operation.before ?? operation.after)?.id ?? '';
  return {
    operation,
    ...(part !== undefined && { part }),
    rule,
    location: { operation: id, part: '', path: '' },
    description,
    isShared: true,
  };
}

/** A difference of a part as a whole, except its schema. */
export const ofPart = (
  operation: OperationPair,
  part: string,
  location: SourceLocation,
  rule: string,
  description: string,
): Difference => ({ operation, part, rule, path: '', location, description, isShared: false });

/** A difference of the schema in a part. */
export const ofSchema = (
  operation: OperationPair,
  part: string,
  schema: SchemaDifference,
): Difference => ({
  operation,
  part,
  path: schema.path,
  location: schema.location,
  description: schema.description,
  isShared: false,
  schema,
});
