import { StartError } from '../serve/refuse.ts';
import type { Operation } from './read-operations.ts';
import { stem, wordsOf } from './words.ts';

export type Deed = 'list' | 'read' | 'create' | 'update' | 'delete';

/** The operations of one entity; what the contract does not allow is absent. */
export interface Found {
  list: Operation;
  read: Operation;
  create?: Operation;
  update?: Operation;
  delete?: Operation;
}

const paging = ['currentPage', 'resultPerPage', 'key'];
const takesId = ({ inPath }: Operation) => inPath.join() === 'id';

/** What the engine can call for each deed. */
const shapes: Record<Deed, (operation: Operation) => boolean> = {
  list: ({ method, inPath, inQuery, lists, answer }) =>
    method === 'GET' &&
    inPath.length === 0 &&
    paging.every((name) => inQuery.includes(name)) &&
    lists.length === 1 &&
    answer.includes('length'),
  read: (one) => one.method === 'GET' && takesId(one) && one.records.length === 1,
  create: ({ method, inPath, body }) =>
    method === 'POST' && inPath.length === 0 && body !== undefined,
  update: (one) => /^(PUT|PATCH)$/.test(one.method) && takesId(one) && one.body !== undefined,
  delete: (one) => one.method === 'DELETE' && takesId(one),
};

const wanted: Record<Deed, string> = {
  list: `a paged list (${paging.join(', ')}; one list and its length)`,
  read: 'a read of one by {id}',
  create: 'a POST with a required body',
  update: 'a PUT or PATCH by {id} with a required body',
  delete: 'a DELETE by {id}',
};

const verbs =
  /^(get|all|list|find|read|fetch|add|create|new|post|update|change|edit|put|patch|delete|remove|by|id|one)$/;

const stems = (name: string) =>
  wordsOf(name)
    .filter((word) => !verbs.test(word))
    .map(stem)
    .join(' ');

const segments = ({ path }: Operation) => path.split('/').filter((part) => !part.startsWith('{'));

/** The ways in which an operation may belong to the entity, the surest first. */
function signs(name: string, siblings: readonly string[]): ((one: Operation) => boolean)[] {
  const entity = stems(name);
  const names = (one: Operation) =>
    [...one.tags, ...segments(one), one.id, ...one.lists.map(([rows]) => rows)].map(stems);
  return [
    ({ path }) => siblings.includes(path),
    ({ id }) => stems(id) === entity,
    (one) => names(one).includes(entity),
    (one) => names(one).some((words) => ` ${words} `.includes(` ${entity} `)),
  ];
}

const routesOf = (operations: readonly Operation[]) =>
  operations.map(({ route }) => route).join(', ') || 'none';

/** Finds the entity's operations in the contract, or says which option is to name one. */
export function findRoutes(
  name: string,
  operations: readonly Operation[],
  given: Partial<Record<Deed, string>>,
): Found {
  function find(deed: Deed, siblings: readonly string[]): Operation | undefined {
    const fit = operations.filter(shapes[deed]);
    const route = given[deed];
    if (route !== undefined) {
      const named = fit.find((one) => one.route === route);
      if (named) return named;
      throw new StartError(
        `--${deed} needs ${wanted[deed]}, which ${route} is not. The contract has: ${routesOf(fit)}.`,
      );
    }
    const mine = signs(name, siblings)
      .map((sign) => fit.filter(sign))
      .find(({ length }) => length > 0);
    const [one, other] = mine ?? [];
    if (one && other) {
      throw new StartError(
        `Which ${deed} is that of ${name}: ${routesOf(mine ?? [])}? Say it with --${deed} '${one.route}'.`,
      );
    }
    if (!one && (deed === 'list' || deed === 'read')) {
      throw new StartError(
        `The contract has no ${deed} of ${name}: ${wanted[deed]}. It has: ${routesOf(fit)}. Name one with --${deed} 'GET /…'.`,
      );
    }
    return one;
  }

  const list = find('list', []) as Operation;
  const read = find('read', [`${list.path}/{id}`]) as Operation;
  const found: Found = { list, read };
  for (const deed of ['create', 'update', 'delete'] as const) {
    const operation = find(deed, deed === 'create' ? [list.path] : [read.path]);
    if (operation) found[deed] = operation;
  }
  return found;
}
