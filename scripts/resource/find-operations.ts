import { schemaOf } from '../generate/contract-operations.ts';
import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import type { RegisteredResource } from '../lib/registered-resources.ts';
import { type Paging, readPaging } from '../../src/api/paging.ts';
import { listPathParams } from '../../src/api/path-params.ts';
import { hasId } from '../../src/engine/config/derive-responses.ts';
import { splitWords, stemWord } from '../../src/engine/config/labels.ts';

/** What each operation of a resource is, as an error says it. */
const roleDescriptions = {
  list: 'a paged list (query such as page and limit; one list of objects and its total)',
  read: 'a GET of one record by its identifier, such as {id}',
  create: 'a POST with a required body',
  update: 'a PUT or PATCH by an identifier with a required body',
  delete: 'a DELETE by an identifier',
};

type OperationRole = keyof typeof roleDescriptions;
export const roles = Object.keys(roleDescriptions) as OperationRole[];

/** The operations of one entity; those that the contract does not have are absent. */
export type FoundOperations = Partial<Record<OperationRole, Operation>> & { list: Operation };
export type ResourceOperations = FoundOperations & { read: Operation };

/** The properties of its response that hold rows. */
export const listsOf = ({ description: { responseProperties } }: Operation) =>
  Object.keys(responseProperties).filter((name) => responseProperties[name]?.items?.properties);

/** How the one list of objects in its response is paged; undefined where there is none, or it is not paged. */
export function findPaging(operation: Operation): Paging | undefined {
  if (listsOf(operation).length !== 1) return undefined;
  try {
    return readPaging(operation.key, operation.description);
  } catch {
    // It says what a list without paging lacks.
    return undefined;
  }
}

const readsRecord = ({ description: { responseProperties } }: Operation) =>
  hasId(responseProperties) ||
  Object.values(responseProperties).filter(({ properties }) => properties).length === 1;

const requiresBody = ({ operation: { requestBody } }: Operation) =>
  requestBody?.required === true && schemaOf(requestBody) !== undefined;

const fits =
  (methods: RegExp, pathParams: 0 | 1, isUsable = (_: Operation) => true) =>
  (operation: Operation) =>
    methods.test(operation.method) &&
    listPathParams(operation.key).length === pathParams &&
    isUsable(operation);

/** Whether the engine can use an operation in a role. */
export const fitsRole: Record<OperationRole, (operation: Operation) => boolean> = {
  list: fits(/^GET$/, 0, (operation) => findPaging(operation) !== undefined),
  read: fits(/^GET$/, 1, readsRecord),
  create: fits(/^POST$/, 0, requiresBody),
  update: fits(/^(PUT|PATCH)$/, 1, requiresBody),
  delete: fits(/^DELETE$/, 1),
};

const isAction = fits(/^(POST|PUT|PATCH)$/, 1, (operation) => !requiresBody(operation));

/** A path without the names of its parameters, which may differ between operations. */
const withoutNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

/** The operations on one record below the path of its read that need no body: `POST /orders/{orderId}/approve`. */
export function findActions({ read }: FoundOperations, all: readonly Operation[]): Operation[] {
  if (!read) return [];
  const below = `${withoutNames(read.path)}/`;
  return all.filter((other) => isAction(other) && withoutNames(other.path).startsWith(below));
}

const verbs =
  /^(get|all|list|find|read|fetch|add|create|new|post|update|change|edit|put|patch|delete|remove|by|id|one)$/;

/** The words of a name without verbs: story, rooms of `getAllStoryRooms`. */
export const entityWords = (name: string) => splitWords(name).filter((word) => !verbs.test(word));

/** The same for a singular and its plural. */
export const stem = (words: readonly string[]) => words.map(stemWord).join(' ');

/** The entity that a name is about, whether in the singular or the plural. */
const stemName = (name: string) => stem(entityWords(name));

/** Tests for whether an operation belongs to the entity, the most reliable first. */
function ownershipTests(name: string, siblingPath: string): ((operation: Operation) => boolean)[] {
  const entity = stemName(name);
  const namesIn = (operation: Operation) => {
    const segments = operation.path.split('/').filter((part) => !part.startsWith('{'));
    const tags = operation.operation.tags ?? [];
    return [...tags, ...segments, operation.id, ...listsOf(operation)].map(stemName);
  };
  return [
    ({ path }) => withoutNames(path) === siblingPath,
    ({ id }) => stemName(id) === entity,
    (operation) => namesIn(operation).includes(entity),
    (operation) => namesIn(operation).some((words) => ` ${words} `.includes(` ${entity} `)),
  ];
}

const formatKeys = (found: readonly Operation[]) => found.map(({ key }) => key).join(', ');

/** Finds the entity's operations in the contract; an ambiguity is an error that names the option to use. */
export function findOperations(
  name: string,
  operations: readonly Operation[],
  chosenKeys: Partial<Record<OperationRole, string>> = {},
): ResourceOperations {
  function find(role: OperationRole, siblingPath: string): Operation | undefined {
    const option = `--${role}-operation`;
    const chosenKey = chosenKeys[role];
    const candidates = operations.filter(fitsRole[role]);
    const { tests, mistake, isOptional } =
      chosenKey === undefined
        ? {
            tests: ownershipTests(name, siblingPath),
            mistake: `The contract has no ${role} of ${name}:`,
            isOptional: role !== 'list' && role !== 'read',
          }
        : {
            tests: [({ key }: Operation) => key === chosenKey],
            mistake: `${option}: ${chosenKey} is not`,
            isOptional: false,
          };
    const matches = tests.map((isOwn) => candidates.filter(isOwn));
    const [match, ...others] = matches.find(({ length }) => length > 0) ?? [];
    if (match && others.length > 0) {
      throw new CommandError(
        `Several operations may be the ${role} of ${name}: ${formatKeys([match, ...others])}. Choose one with ${option} '${match.key}'.`,
      );
    }
    if (match || isOptional) return match;
    const advice =
      candidates.length > 0
        ? `Candidates: ${formatKeys(candidates)}. Choose one with ${option} 'GET /…'.`
        : 'Describe one in the contract first.';
    throw new CommandError(`${mistake} ${roleDescriptions[role]}. ${advice}`);
  }

  const list = find('list', '') as Operation;
  const read = find('read', `${withoutNames(list.path)}/{}`) as Operation;
  const found: ResourceOperations = { list, read };
  for (const role of ['create', 'update', 'delete'] as const) {
    const operation = find(role, withoutNames(role === 'create' ? list.path : read.path));
    if (operation) found[role] = operation;
  }
  return found;
}

/** The resource that shows the entity with these operations. */
export const findByOperations = (
  { list, read }: FoundOperations,
  registered: readonly RegisteredResource[],
) =>
  registered.find(
    ({ options: { operations } }) => operations.list === list.key || operations.read === read?.key,
  );
