/** Finds the operations of a contract that belong to an entity. */
import { getSchema } from '../generate/contract-operations.ts';
import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';
import type { RegisteredResource } from '../lib/registered-resources.ts';
import { listPathParams } from '../../src/api/path-params.ts';
import { splitWords, stemWord } from '../../src/engine/config/labels.ts';

/** The description of each operation of a resource, for error messages. */
export const roleDescriptions = {
  list: 'a list (a GET without a path parameter, whose response has one list of objects)',
  read: 'a GET of one record by its identifier, such as {id}',
  create: 'a POST with a body of properties',
  update: 'a PUT or PATCH by an identifier with a body of properties',
  delete: 'a DELETE by an identifier',
};

export type OperationRole = keyof typeof roleDescriptions;
export const roles = Object.keys(roleDescriptions) as OperationRole[];

/** The operations of one entity; those that the contract does not have are absent. */
export type FoundOperations = Partial<Record<OperationRole, Operation>> & { list: Operation };

const hasForm = ({ description }: Operation) => Object.keys(description.bodyConstraints).length > 0;

const requiresBody = ({ operation: { requestBody } }: Operation) =>
  requestBody?.required === true && getSchema(requestBody) !== undefined;

const fits =
  (methods: RegExp, pathParams: 0 | 1, isUsable = (_: Operation) => true) =>
  (operation: Operation) =>
    methods.test(operation.method) &&
    listPathParams(operation.key).length === pathParams &&
    isUsable(operation);

/** Whether the engine can use an operation in a role. */
export const fitsRole: Record<OperationRole, (operation: Operation) => boolean> = {
  list: fits(/^GET$/, 0),
  read: fits(/^GET$/, 1, ({ parameters }) =>
    parameters.every(({ required, ...parameter }) => parameter.in !== 'query' || !required),
  ),
  create: fits(/^POST$/, 0, hasForm),
  update: fits(/^(PUT|PATCH)$/, 1, hasForm),
  delete: fits(/^DELETE$/, 1),
};

const isAction = fits(/^(POST|PUT|PATCH)$/, 1, (operation) => !requiresBody(operation));

/**
 * A path without the names of its parameters, which may differ between operations, and without a slash or a format at its
 * end: `/pets/{}` for `/pets/{petId}.json` and `/pets/{id}/json`.
 */
export const normalisePath = (path: string) =>
  path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/$|[./](json|xml)$/, '');

/** The operations without a body below the path of a record's `read`: `POST /orders/{orderId}/approve`. */
export function findActions({ read }: FoundOperations, all: readonly Operation[]): Operation[] {
  if (!read) return [];
  const below = `${normalisePath(read.path)}/`;
  return all.filter((other) => isAction(other) && normalisePath(other.path).startsWith(below));
}

const verbs =
  /^(get|all|list|find|read|fetch|add|create|new|post|update|change|edit|put|patch|delete|remove|by|id|one)$/;

/**
 * The words of a name, without verbs: story, rooms for `getAllStoryRooms`. The words after "by" are those of a
 * parameter: `getReportsByType`.
 */
export function entityWords(name: string): string[] {
  const words = splitWords(name);
  const end = words.indexOf('by');
  return (end > 0 ? words.slice(0, end) : words).filter((word) => !verbs.test(word));
}

/** A stem that is equal for a singular and its plural. */
export const stem = (words: readonly string[]) => words.map(stemWord).join(' ');

/** The stem of the entity that a name is about, in singular or plural. */
const stemName = (name: string) => stem(entityWords(name));

/** The stems of the entities in the names of an operation. */
const namesIn = ({ path, id, operation: { tags = [] } }: Operation) =>
  [...tags, ...path.split('/').filter((part) => !part.startsWith('{')), id].map(stemName);

/**
 * Returns tests whether an operation is about an entity, by names in the operation. The most reliable test comes first.
 */
function nameTests(entity: string): ((operation: Operation) => boolean)[] {
  return [
    ({ id }) => stemName(id) === entity,
    (operation) => namesIn(operation).includes(entity),
    (operation) => namesIn(operation).some((words) => ` ${words} `.includes(` ${entity} `)),
  ];
}

const isAt = (path: string) => (operation: Operation) => normalisePath(operation.path) === path;

/** The first word of a path's last part, if it is a verb: `/pets/search`, `/pets/findByStatus`. */
const listVerb = /^(list|search|find|query|filter|all)$/;

/** The path of the listed records: that of the list, or the one above a verb. */
export function findBasePath({ path }: Operation, all: readonly Operation[]): string {
  const own = normalisePath(path);
  const above = own.slice(0, own.lastIndexOf('/'));
  const [word = ''] = splitWords(own.slice(above.length));
  return listVerb.test(word) && all.some(isAt(`${above}/{}`)) ? above : own;
}

/**
 * Finds the operation of a list for a role: the one at the path that is usual for REST. Of PUT and PATCH it chooses
 * PATCH, which changes only what it is sent. If no operation is at the path of a record, the contract names operations
 * by what they do. Then the `free` operation is chosen that is named like the entity. If several are, none is chosen, and
 * a note names them. Without a `read`, the other roles have no such operation.
 */
export function findOperation(
  role: Exclude<OperationRole, 'list'>,
  { list, read }: FoundOperations,
  all: readonly Operation[],
  free: readonly Operation[],
  note: (line: string) => void,
): Operation | undefined {
  const base = findBasePath(list, all);
  const recordPath = `${base}/{}`;
  const [sibling] = all
    .filter(fitsRole[role])
    .filter(isAt(role === 'create' ? base : recordPath))
    .toSorted((a, b) => a.method.localeCompare(b.method));
  if (sibling ?? (all.some(isAt(recordPath)) || !(read ?? role === 'read'))) return sibling;
  const lastPart = base.split('/').findLast((part) => entityWords(part).length > 0) ?? '';
  const candidates = free.filter(fitsRole[role]);
  const matches = [...new Set([stemName(lastPart), stemName(list.id)])]
    .filter(Boolean)
    .flatMap(nameTests)
    .map((isOwn) => candidates.filter(isOwn))
    .find(({ length }) => length > 0);
  const [match, ...others] = matches ?? [];
  if (!match || others.length === 0) return match;
  const keys = [match, ...others].map(({ key }) => key).join(', ');
  note(`several operations may be the ${role}: ${keys}; choose one with --${role}-operation`);
  return undefined;
}

/** Finds the resource that has these operations. */
export const findByOperations = (
  { list, read }: FoundOperations,
  registered: readonly RegisteredResource[],
) =>
  registered.find(
    ({ options: { operations } }) =>
      operations.list === list.key || (read !== undefined && operations.read === read.key),
  );
