import { CommandError } from '../lib/exit-with-error.ts';
import type { Operation } from './read-operations.ts';
import { splitWords, stemWord } from '../../src/engine/labels.ts';

export const roles = ['list', 'read', 'create', 'update', 'delete'] as const;
type OperationRole = (typeof roles)[number];

/** The operations of one entity; those that the contract does not have are absent. */
export interface ResourceOperations {
  list: Operation;
  read: Operation;
  create?: Operation;
  update?: Operation;
  delete?: Operation;
}

/** What was found of it. */
export type FoundOperations = Pick<ResourceOperations, 'list'> & Partial<ResourceOperations>;

const listParams = ['currentPage', 'resultPerPage', 'key'];
const takesId = ({ pathParams }: Operation) => pathParams.join() === 'id';

/** Whether the engine can use an operation in a role. */
export const fitsRole: Record<OperationRole, (operation: Operation) => boolean> = {
  list: ({ method, pathParams, queryParams, lists, responseProperties }) =>
    method === 'GET' &&
    pathParams.length === 0 &&
    listParams.every((name) => queryParams.includes(name)) &&
    lists.length === 1 &&
    responseProperties.includes('length'),
  read: (operation) =>
    operation.method === 'GET' && takesId(operation) && operation.records.length === 1,
  create: ({ method, pathParams, body }) =>
    method === 'POST' && pathParams.length === 0 && body !== undefined,
  update: (operation) =>
    /^(PUT|PATCH)$/.test(operation.method) && takesId(operation) && operation.body !== undefined,
  delete: (operation) => operation.method === 'DELETE' && takesId(operation),
};

const roleDescriptions: Record<OperationRole, string> = {
  list: `a paged list (${listParams.join(', ')}; one list and its length)`,
  read: 'a GET of one record by {id}',
  create: 'a POST with a required body',
  update: 'a PUT or PATCH by {id} with a required body',
  delete: 'a DELETE by {id}',
};

const verbs =
  /^(get|all|list|find|read|fetch|add|create|new|post|update|change|edit|put|patch|delete|remove|by|id|one)$/;

/** The words of a name without verbs: story, rooms of `getAllStoryRooms`. */
export const entityWords = (name: string) => splitWords(name).filter((word) => !verbs.test(word));

/** The entity that a name is about, whether in the singular or the plural. */
export const stemName = (name: string) => entityWords(name).map(stemWord).join(' ');

const segments = ({ path }: Operation) => path.split('/').filter((part) => !part.startsWith('{'));

/** Tests for whether an operation belongs to the entity, the most reliable first. */
function ownershipTests(
  name: string,
  siblingPaths: readonly string[],
): ((operation: Operation) => boolean)[] {
  const entity = stemName(name);
  const namesIn = (operation: Operation) => {
    const rowsKeys = operation.lists.map(([rowsKey]) => rowsKey);
    return [...operation.tags, ...segments(operation), operation.id, ...rowsKeys].map(stemName);
  };
  return [
    ({ path }) => siblingPaths.includes(path),
    ({ id }) => stemName(id) === entity,
    (operation) => namesIn(operation).includes(entity),
    (operation) => namesIn(operation).some((words) => ` ${words} `.includes(` ${entity} `)),
  ];
}

const formatKeys = (operations: readonly Operation[]) =>
  operations.map(({ key }) => key).join(', ') || 'none';

/** Finds the entity's operations in the contract; an ambiguity is an error that names the option to use. */
export function findOperations(
  name: string,
  operations: readonly Operation[],
  chosenKeys: Partial<Record<OperationRole, string>>,
): ResourceOperations {
  function find(role: OperationRole, siblingPaths: readonly string[]): Operation | undefined {
    const candidates = operations.filter(fitsRole[role]);
    const chosenKey = chosenKeys[role];
    if (chosenKey !== undefined) {
      const chosen = candidates.find(({ key }) => key === chosenKey);
      if (chosen) return chosen;
      throw new CommandError(
        `--${role}-operation: ${chosenKey} is not ${roleDescriptions[role]}. Candidates in the contract: ${formatKeys(candidates)}.`,
      );
    }
    const matches = ownershipTests(name, siblingPaths)
      .map((isOwn) => candidates.filter(isOwn))
      .find(({ length }) => length > 0);
    const [match, secondMatch] = matches ?? [];
    if (match && secondMatch) {
      throw new CommandError(
        `Several operations may be the ${role} of ${name}: ${formatKeys(matches ?? [])}. Choose one with --${role}-operation '${match.key}'.`,
      );
    }
    if (!match && (role === 'list' || role === 'read')) {
      throw new CommandError(
        `The contract has no ${role} of ${name}: ${roleDescriptions[role]}. Candidates: ${formatKeys(candidates)}. Choose one with --${role}-operation 'GET /…'.`,
      );
    }
    return match;
  }

  const list = find('list', []) as Operation;
  const read = find('read', [`${list.path}/{id}`]) as Operation;
  const found: ResourceOperations = { list, read };
  for (const role of ['create', 'update', 'delete'] as const) {
    const operation = find(role, role === 'create' ? [list.path] : [read.path]);
    if (operation) found[role] = operation;
  }
  return found;
}
