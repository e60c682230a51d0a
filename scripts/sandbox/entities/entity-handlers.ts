import { HttpError } from '../../lib/servers/error-responses.ts';
import type { Sandbox } from '../handler-types.ts';
import { buildListResponse, buildRecordResponse } from './build-response.ts';
import type { Entity, EntityOperation } from './find-entities.ts';
import type { FindViolation } from './find-violation.ts';
import { readPaging } from './paging.ts';
import { findUploadProperties, readValues, saveFiles } from './read-values.ts';
import { createIdentifier, setTimestamps } from './new-record.ts';
import { createRecords, type RecordData } from './records.ts';
import { propertiesOf, simplify } from './response-shape.ts';
import { addMissingProperties } from './sample-value.ts';

/** A request that is valid by the contract. */
interface EntityRequest {
  params: Record<string, string | string[]>;
  query: Record<string, unknown>;
  body: unknown;
  /** The files of a multipart body; undefined for other bodies. */
  files: Record<string, Buffer> | undefined;
}

interface EntityResponse {
  status: number;
  /** Undefined if the contract has none. */
  body: unknown;
}

type Handle = (request: EntityRequest) => Promise<EntityResponse>;

/** The properties that a search reads: texts, but for identifiers, dates and what is never returned. */
function findSearchProperties({ schema, identifier }: Entity): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const { type, format = '', writeOnly } = simplify(property);
    const isSearched =
      type === 'string' && name !== identifier && !/date|time|binary|byte/.test(format);
    return isSearched && !writeOnly ? [name] : [];
  });
}

/** The values that path parameters prescribe, by property. */
const readParents = ({ parents }: EntityOperation, { params }: EntityRequest) =>
  Object.fromEntries(parents.map(({ param, property }) => [property, params[param]]));

/** The handlers of an entity's operations, by operationId. */
export function createEntityHandlers(
  entity: Entity,
  { database, uploads }: Sandbox,
  findViolation: FindViolation,
): Record<string, Handle> {
  const records = createRecords(database, entity);
  const { identifier, schema } = entity;
  const uploadProperties = findUploadProperties(entity);

  /** Removes the files of a record that another one does not have. */
  function removeFiles(record: RecordData, kept: RecordData = {}): void {
    for (const name of uploadProperties) {
      if (record[name] !== kept[name]) uploads.remove(record[name]);
    }
  }

  function assertValid(record: RecordData, previous?: RecordData): void {
    const violation = findViolation(entity, record);
    if (!violation) return;
    removeFiles(record, previous);
    throw new HttpError(422, `The record would violate the contract: ${violation}.`);
  }

  function findRecord(operation: EntityOperation, request: EntityRequest): RecordData {
    const record = records.find(String(request.params[operation.idParam ?? '']));
    const isOfParents = Object.entries(readParents(operation, request)).every(
      ([property, value]) => String(record[property]) === value,
    );
    if (!isOfParents) throw new HttpError(404, 'This record does not exist any more.');
    return record;
  }

  function list(operation: EntityOperation, request: EntityRequest): unknown {
    const { contractOperation, shape } = operation;
    const { query } = request;
    const paging = readPaging(contractOperation.parameters, query);
    const paramNames = Object.values(paging.paramNames);
    const properties = propertiesOf(schema);
    const filters = Object.entries(query).filter(
      ([name, value]) =>
        name in properties && !paramNames.includes(name) && typeof value !== 'object',
    );
    const { rows, length } = records.list({
      ...paging,
      searchProperties: findSearchProperties(entity),
      equal: { ...Object.fromEntries(filters), ...readParents(operation, request) },
    });
    return buildListResponse(shape, { rows, length, paging, query });
  }

  /** The values of a request's body; the field of a file contains only its name. */
  function readBody({ body, files }: EntityRequest): RecordData {
    const values = readValues(entity, body, files !== undefined);
    for (const name of Object.keys(files ?? {})) delete values[name];
    return values;
  }

  async function create(operation: EntityOperation, request: EntityRequest): Promise<RecordData> {
    const record = { ...readBody(request), ...readParents(operation, request) };
    record[identifier] ??= createIdentifier(entity, records);
    if (records.has(String(record[identifier])))
      throw new HttpError(409, `There is a record with this ${identifier} already.`);
    Object.assign(record, await saveFiles(entity, uploads, request.files));
    setTimestamps(entity, record, true, new Date().toISOString());
    addMissingProperties(schema, record);
    assertValid(record);
    records.insert(record);
    return record;
  }

  async function update(operation: EntityOperation, request: EntityRequest): Promise<RecordData> {
    findRecord(operation, request);
    const values = { ...readBody(request), ...(await saveFiles(entity, uploads, request.files)) };
    // Read again: it may have been changed while the files were saved.
    const previous = findRecord(operation, request);
    const record = { ...previous, ...values, [identifier]: previous[identifier] };
    setTimestamps(entity, record, false, new Date().toISOString());
    assertValid(record, previous);
    records.update(record);
    removeFiles(previous, record);
    return record;
  }

  function remove(operation: EntityOperation, request: EntityRequest): RecordData {
    const record = findRecord(operation, request);
    records.delete(String(record[identifier]));
    removeFiles(record);
    return record;
  }

  const byRole = {
    read: findRecord,
    create,
    update,
    delete: remove,
    // Without a body, the record is returned unchanged.
    action: (operation: EntityOperation, request: EntityRequest) =>
      request.body ? update(operation, request) : findRecord(operation, request),
  };

  return Object.fromEntries(
    entity.operations.map((operation) => {
      const { role, contractOperation, shape } = operation;
      const handle: Handle = async (request) => {
        const body =
          role === 'list'
            ? list(operation, request)
            : buildRecordResponse(shape, await byRole[role](operation, request));
        return { status: shape.status, body: shape.hasBody ? body : undefined };
      };
      return [contractOperation.id, handle];
    }),
  );
}
