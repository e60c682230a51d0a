/** Where the rows, the record and its identifier are in the responses to `list` and `read`. */
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import { readPaging } from '../../api/read-paging.ts';
import type { Paging } from '../../api/paging.ts';
import { listPathParams } from '../../api/path-params.ts';
import {
  findNamed,
  formatPath,
  hasType,
  listParts,
  parsePath,
  type PartPath,
  type ResponsePart,
} from '../../api/response-parts.ts';
import { splitWords, toSingular } from './labels.ts';
import type { ResourceConfig } from './resource.ts';

/** The names of properties that identify a record, regardless of the path of `read`. */
export const idNames = ['_id', 'id', 'uuid', 'guid', 'pk'];

/** Whether an object is a record: whether it has a property that `defineResource` accepts as identifier. */
export const hasId = (properties: ConstraintsByName) => '_id' in properties || 'id' in properties;

/** Whether a path parameter is called an identifier: `{userId}`, `{userid}`, `{id_user}`, `{key}`. */
const isPlainId = (words: readonly string[]) =>
  /(id|uuid|guid|pk|^key|^identifier)$/.test(words.at(-1) ?? '') || words[0] === 'id';

/** The properties that may be an identifier. If the contract says nothing of one but its name, it may be. */
const listIds = (properties: ConstraintsByName) =>
  Object.entries(properties)
    .filter(
      ([, constraints]) =>
        Object.keys(constraints).length === 0 ||
        hasType(constraints, 'string', 'integer', 'number'),
    )
    .map(([name]) => name);

/** The properties that identify a record whose path parameter is called like the record: `{logger}`. */
const keyNames = ['name', 'slug', 'code', 'key'];

/** The word for one record, by the path of its list or read: `company` for `GET /companies/{id}`. */
function readSubject(operationKey: string): string {
  const segments = operationKey.split('/').filter((segment) => !/^$|^\{/.test(segment));
  return toSingular(splitWords(segments.at(-1) ?? ''), []).join('');
}

/**
 * The property of a row that the path parameter of the read stands for: one with its name, or with the end of its name
 * (`id` for `{orderId}`, `name` for `{ordername}`), else one that usually identifies a record (`id`, or the `orderId` of
 * an order); undefined if none can be it.
 */
export function findIdProperty(
  row: ConstraintsByName,
  param = 'id',
  subject = '',
): string | undefined {
  const words = splitWords(param);
  const joined = words.join('');
  const isSubject = joined === subject;
  const ends = words.map((_, index) => words.slice(index).join(''));
  if (subject !== '' && joined.startsWith(subject)) ends.push(joined.slice(subject.length));
  const ofSubject = idNames.map((name) => subject + name);
  const usual = isPlainId(words) || isSubject ? [...idNames, ...ofSubject] : [];
  if (isSubject) usual.push(...keyNames);
  // If a row has both `_id` and `id`, both have the same value. `_id` comes first.
  const ids = listIds(row).toSorted((a, b) => Number(b === '_id') - Number(a === '_id'));
  return findNamed(ids, [...ends, ...usual]);
}

/** The properties of an object, together with those of its inner object. */
function flattenProperties(
  { properties = {} }: Constraints,
  inner: string | undefined,
): ConstraintsByName {
  if (inner === undefined) return properties;
  const { [inner]: held, ...outer } = properties;
  return { ...outer, ...(held?.items ?? held)?.properties };
}

/** The constraints of the part, or of its items if it is a list. */
const getObject = ({ constraints: { items, ...constraints } }: ResponsePart): Constraints =>
  items ?? constraints;

/** The parts of a response that may be the record: the outermost object with the identifier, else every object. */
function findRecords(read: Constraints, idProperty: string, inner: string | undefined) {
  const parts = [...listParts(read)].filter((part) => getObject(part).properties);
  const identified = parts.find((part) => idProperty in flattenProperties(getObject(part), inner));
  if (identified) return [identified];
  const held = parts.filter(({ path }) => path.length === 1);
  return held.length > 0 ? held : parts.slice(0, 1);
}

export interface DerivedResponses {
  paging: Paging;
  /** Where the record is in the response to `read`. */
  record: PartPath;
  /** The properties of a row, and of a record. */
  row: ConstraintsByName;
  properties: ConstraintsByName;
  idProperty: string;
}

/** The parts of the contract's operations that the derivation reads, by key. */
export type Operations = Readonly<
  Record<
    string,
    Pick<Operation, 'queryConstraints' | 'response' | 'bodyConstraints'> &
      Partial<Pick<Operation, 'responseHeaders' | 'requiredQuery' | 'requiredProperties'>>
  >
>;

/** The parts of a resource that the derivation reads. Its keys may still be unchecked. */
interface ResponseConfig extends Partial<Pick<ResourceConfig, 'rows' | 'record' | 'id'>> {
  operations: { list: string; read?: string | undefined };
}

/**
 * Derives how a list is paged, and the properties of a row. `rowsPath` is the path of the rows if the response has several
 * lists.
 */
export function deriveRows(
  list: string,
  operations: Operations,
  rowsPath?: string,
): Pick<DerivedResponses, 'paging' | 'row'> {
  const empty = { queryConstraints: {}, response: {}, bodyConstraints: {} };
  const listed = operations[list] ?? empty;
  const paging = readPaging(list, listed, rowsPath === undefined ? undefined : parsePath(rowsPath));
  const isRows = ({ path }: ResponsePart) => formatPath(path) === formatPath(paging.rows);
  const rows = [...listParts(listed.response)].find(isRows);
  return { paging, row: flattenProperties(rows?.constraints.items ?? {}, paging.rowProperties) };
}

export function deriveResponses(config: ResponseConfig, operations: Operations): DerivedResponses {
  const { list, read } = config.operations;
  const { paging, row } = deriveRows(list, operations, config.rows);
  const [param] = read === undefined ? [] : listPathParams(read);
  const idProperty = config.id ?? findIdProperty(row, param, readSubject(read ?? list));
  if (idProperty === undefined) {
    const named = param === undefined ? '' : ` {${param}} of ${read}`;
    throw new Error(
      `No property of the rows of ${list} is the identifier${named}, a text or a number: name it by \`id\`.`,
    );
  }
  if (read === undefined) return { paging, record: [], row, properties: row, idProperty };
  const response = operations[read]?.response ?? {};
  const records =
    config.record === undefined
      ? findRecords(response, idProperty, paging.rowProperties)
      : [...listParts(response)].filter(({ path }) => formatPath(path) === config.record);
  const [record, ...others] = records;
  if (!record || others.length > 0) {
    const found = records.map(({ path }) => formatPath(path)).join(', ') || 'none';
    throw new Error(
      `Expected one object in the response of ${read}, but found ${found}: choose one by \`record\`.`,
    );
  }
  const properties = flattenProperties(getObject(record), paging.rowProperties);
  return { paging, record: record.path, row, properties, idProperty };
}
