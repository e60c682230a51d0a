import type { OpenAPIBackend } from 'openapi-backend';
import { buildListResponse, buildRecordResponse } from './build-response.ts';
import type { Entity, EntityOperation } from './find-entities.ts';
import { readPaging } from './paging.ts';
import type { RecordData } from './records.ts';

const isList = ({ role }: EntityOperation) => role === 'list';

/** Finds what a record violates in the contract; undefined if it is valid. */
export type FindViolation = (entity: Entity, record: RecordData) => string | undefined;

function buildResponse({ role, shape, contractOperation }: EntityOperation, record: RecordData) {
  if (role !== 'list') return buildRecordResponse(shape, record);
  const paging = readPaging(contractOperation.parameters, {});
  return buildListResponse(shape, { rows: [record], length: 1, paging, query: {} });
}

/** Validates records in the responses of all operations of their entity. */
export const createFindViolation =
  (backend: OpenAPIBackend): FindViolation =>
  ({ operations }, record) => {
    // A list last: a place in it says less.
    const ordered = operations.toSorted(
      (one, other) => Number(isList(one)) - Number(isList(other)),
    );
    for (const operation of ordered) {
      const { contractOperation, shape } = operation;
      if (!shape.hasBody) continue;
      const response = buildResponse(operation, record);
      const { errors } = backend.validateResponse(response, contractOperation.id, shape.status);
      const [error] = errors ?? [];
      if (error) return `${error.instancePath} ${error.message}`.trim();
    }
    return undefined;
  };
