import { CommandError } from '../lib/exit-with-error.ts';
import type { RegisteredResource } from '../lib/registered-resources.ts';
import type { Operation } from './read-operations.ts';
import type { Constraints } from '../../src/api/contract.ts';
import { type Paging, readPaging } from '../../src/api/paging.ts';
import { listPathParams } from '../../src/api/path-params.ts';
import { hasId } from '../../src/engine/config/derive-responses.ts';
import { splitWords, stemWord } from '../../src/engine/config/labels.ts';

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

const takesId = ({ key }: Operation) => listPathParams(key).length === 1;

/** What the table says of an operation. */
type Described = Pick<Operation, 'key' | 'description'>;

/** How a list is paged; undefined where the contract does not state it. */
export function findPaging({ key, description }: Described): Paging | undefined {
  try {
    return readPaging(key, description);
  } catch {
    // It says what a list without paging lacks.
    return undefined;
  }
}

/** The names of the properties of its response that match. */
const findProperties = (
  { description: { responseProperties } }: Described,
  isMatch: (constraints: Constraints) => boolean,
) => Object.keys(responseProperties).filter((name) => isMatch(responseProperties[name] ?? {}));

/** The properties of its response that hold rows. */
export const listsOf = (operation: Described) =>
  findProperties(operation, ({ items }) => items?.properties !== undefined);

const recordsOf = (operation: Described) =>
  findProperties(operation, ({ properties }) => properties !== undefined);

/** Whether the engine can use an operation in a role. */
export const fitsRole: Record<OperationRole, (operation: Operation) => boolean> = {
  list: (operation) =>
    operation.method === 'GET' &&
    listPathParams(operation.key).length === 0 &&
    listsOf(operation).length === 1 &&
    findPaging(operation) !== undefined,
  read: (operation) =>
    operation.method === 'GET' &&
    takesId(operation) &&
    (hasId(operation.description.responseProperties) || recordsOf(operation).length === 1),
  create: ({ method, key, requiresBody }) =>
    method === 'POST' && listPathParams(key).length === 0 && requiresBody,
  update: (operation) =>
    /^(PUT|PATCH)$/.test(operation.method) && takesId(operation) && operation.requiresBody,
  delete: (operation) => operation.method === 'DELETE' && takesId(operation),
};

const roleDescriptions: Record<OperationRole, string> = {
  list: 'a paged list (query such as page and limit; one list of objects and its total)',
  read: 'a GET of one record by its identifier, such as {id}',
  create: 'a POST with a required body',
  update: 'a PUT or PATCH by an identifier with a required body',
  delete: 'a DELETE by an identifier',
};

const verbs =
  /^(get|all|list|find|read|fetch|add|create|new|post|update|change|edit|put|patch|delete|remove|by|id|one)$/;

/** The words of a name without verbs: story, rooms of `getAllStoryRooms`. */
export const entityWords = (name: string) => splitWords(name).filter((word) => !verbs.test(word));

/** The same for a singular and its plural. */
export const stem = (words: readonly string[]) => words.map(stemWord).join(' ');

/** The entity that a name is about, whether in the singular or the plural. */
const stemName = (name: string) => stem(entityWords(name));

const segments = ({ path }: Operation) => path.split('/').filter((part) => !part.startsWith('{'));

/** A path without the names of its parameters, which may differ between operations. */
const withoutNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Tests for whether an operation belongs to the entity, the most reliable first. */
function ownershipTests(
  name: string,
  siblingPaths: readonly string[],
): ((operation: Operation) => boolean)[] {
  const entity = stemName(name);
  const namesIn = (operation: Operation) => {
    const { tags, id } = operation;
    return [...tags, ...segments(operation), id, ...listsOf(operation)].map(stemName);
  };
  return [
    ({ path }) => siblingPaths.includes(withoutNames(path)),
    ({ id }) => stemName(id) === entity,
    (operation) => namesIn(operation).includes(entity),
    (operation) => namesIn(operation).some((words) => ` ${words} `.includes(` ${entity} `)),
  ];
}

const formatKeys = (operations: readonly Operation[]) =>
  operations.map(({ key }) => key).join(', ');

const describeCandidates = (candidates: readonly Operation[], role: OperationRole) =>
  candidates.length > 0
    ? `Candidates: ${formatKeys(candidates)}. Choose one with --${role}-operation 'GET /…'.`
    : 'Describe one in the contract first.';

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
        `--${role}-operation: ${chosenKey} is not ${roleDescriptions[role]}. ${describeCandidates(candidates, role)}`,
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
        `The contract has no ${role} of ${name}: ${roleDescriptions[role]}. ${describeCandidates(candidates, role)}`,
      );
    }
    return match;
  }

  const list = find('list', []) as Operation;
  const read = find('read', [`${list.path}/{}`]) as Operation;
  const found: ResourceOperations = { list, read };
  for (const role of ['create', 'update', 'delete'] as const) {
    const operation = find(role, [withoutNames(role === 'create' ? list.path : read.path)]);
    if (operation) found[role] = operation;
  }
  return found;
}

/** The operations on one record below the path of its read that need no body: `POST /orders/{orderId}/approve`. */
export const findActions = (
  { read }: Pick<ResourceOperations, 'read'>,
  all: readonly Operation[],
) =>
  all.filter(
    ({ method, path, key, requiresBody }) =>
      /^(POST|PUT|PATCH)$/.test(method) &&
      listPathParams(key).length === 1 &&
      !requiresBody &&
      withoutNames(path).startsWith(`${withoutNames(read.path)}/`),
  );

/** The resource that is called like the name, in the singular or the plural. */
export const findByName = (name: string, registered: readonly RegisteredResource[]) =>
  registered.find(({ constant, options }) =>
    [constant, options.name].some((other) => stem(splitWords(other)) === stem(splitWords(name))),
  );

/** The resource that shows the entity with these operations. */
export const findByOperations = (
  { list, read }: FoundOperations,
  registered: readonly RegisteredResource[],
) =>
  registered.find(
    ({ options: { operations } }) => operations.list === list.key || operations.read === read?.key,
  );
