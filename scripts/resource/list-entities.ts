/** Lists the entities of a contract: the lists that can be screens, with the operations that belong to each. */
import { isEqual } from 'es-toolkit';
import { toError } from '../../src/api/to-error.ts';
import { findRows } from '../../src/api/read-paging.ts';
import { listPathParams } from '../../src/api/path-params.ts';
import {
  deriveResponses,
  deriveRows,
  findIdProperty,
} from '../../src/engine/config/derive-responses.ts';
import { toSingular } from '../../src/engine/config/labels.ts';
import { type DescribedOperation as Operation, toTable } from '../generate/generate-operations.ts';
import {
  entityWords,
  findBasePath,
  findOperation,
  type FoundOperations,
  normalisePath,
  stem,
} from './find-operations.ts';

/** A list of the contract. */
export interface Entity {
  /** The NAME for `npm run resource`: a plural in kebab-case that no other list has. */
  name: string;
  operations: FoundOperations;
  /**
   * The name of the entity whose detail page shows this list; absent if the list is a screen of its own, or not shown.
   */
  parent?: string;
  /** Why the list cannot be a screen; undefined if it can. */
  problem: string | undefined;
  /** What was left out of the screens of the list, and why. */
  notes: readonly string[];
}

/** The names for a list, the best first: from the end of its path, its operationId, its rows, and more of its path. */
function suggestNames(list: Operation, all: readonly Operation[]): string[] {
  const segments = findBasePath(list, all)
    .split('/')
    .filter((part) => /^[^{]/.test(part));
  const rows = findRows(list.description.response)[0]?.path.at(-1) ?? '';
  const own = [segments.at(-1) ?? '', list.id === list.key ? '' : list.id, rows].map(entityWords);
  const longer = segments
    .map((_, index) => segments.slice(index).flatMap(entityWords))
    .toReversed();
  const rowsWords = entityWords(rows);
  return [...own, ...longer]
    .map((words) => (stem(words) === stem(rowsWords) ? rowsWords : words).join('-'))
    .filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
}

/** Whether a GET responds with a list of objects, and not with one record that contains lists. */
function isList({ method, path, description: { response } }: Operation): boolean {
  if (method !== 'GET' || normalisePath(path).endsWith('{}')) return false;
  return findRows(response).length > 0 && findIdProperty(response.properties ?? {}) === undefined;
}

/** The operations of a list, and what is wrong with them. */
export function describeEntity(
  list: Operation,
  all: readonly Operation[],
  free: readonly Operation[] = all,
): Omit<Entity, 'name' | 'parent'> {
  const notes: string[] = [];
  const operations: FoundOperations = { list };
  const [parent] = listPathParams(list.key);
  if (parent !== undefined) return { operations, problem: `It lies below one {${parent}}.`, notes };
  for (const role of ['read', 'create', 'update', 'delete'] as const) {
    const operation = findOperation(role, operations, all, free, (note) => notes.push(note));
    if (operation) operations[role] = operation;
  }
  const table = toTable(all);
  const findMistake = (read?: string) => {
    try {
      deriveResponses({ operations: { list: list.key, read } }, table);
      return undefined;
    } catch (error) {
      return toError(error).message;
    }
  };
  const { read, ...others } = operations;
  const mistake = findMistake(read?.key);
  if (mistake === undefined) return { operations, problem: undefined, notes };
  // If a record cannot be read, its screen shows the values of the row.
  if (read) notes.push(`${read.key} is not used: ${mistake}`);
  return { operations: others, problem: findMistake(), notes };
}

/** The lists below a record, which its detail page shows: `/orgs/{org}/repos` below `/orgs/{org}`. */
export function findChildren({ read }: FoundOperations, all: readonly Operation[]): Operation[] {
  if (!read) return [];
  const below = `${normalisePath(read.path)}/`;
  const isReadable = ({ key }: Operation) => {
    try {
      return Object.keys(deriveRows(key, toTable(all)).row).length > 0;
    } catch {
      // For example, the list requires a query parameter for which the page has no value.
      return false;
    }
  };
  return all
    .filter(isList)
    .filter(
      ({ key, path }) => listPathParams(key).length === 1 && normalisePath(path).startsWith(below),
    )
    .filter(isReadable);
}

const getRowConstraints = ({ description: { response } }: Operation) =>
  findRows(response)[0]?.constraints.items;

/** Whether a list has rows of another list, at a path below it: `/posts/latest` below `/posts`. */
const isPartOf = (list: Operation, other: Operation) =>
  listPathParams(list.key).length === 0 &&
  normalisePath(list.path).startsWith(`${normalisePath(other.path)}/`) &&
  isEqual(getRowConstraints(list), getRowConstraints(other));

/** Every list of a contract with the operations that belong to it. */
export function listEntities(all: readonly Operation[]): Entity[] {
  const lists = all.filter(isList);
  const paths = new Set(all.map(({ path }) => normalisePath(path)));
  const basePaths = new Set(lists.map((list) => findBasePath(list, all)));
  const hasRecords = (base: string) => paths.has(`${base}/{}`);
  /** Operations at the path of a list or of its records belong to this list, and are not free. */
  const free = new Set(
    all.filter(({ path }) => !basePaths.has(normalisePath(path).replace(/\/\{\}$/, ''))),
  );
  const names = new Set<string>();
  const entities = new Map<Operation, Entity>();
  /** The list that has all rows of a list, which then has no screen of its own. */
  const findWhole = (list: Operation) =>
    hasRecords(normalisePath(list.path))
      ? undefined
      : lists
          .filter((other) => isPartOf(list, other))
          .find((other) => describeEntity(other, all).problem === undefined);
  const isOwner = (list: Operation) => hasRecords(findBasePath(list, all));
  for (const list of [...lists.filter(isOwner), ...lists.filter((other) => !isOwner(other))]) {
    const whole = findWhole(list);
    const entity = whole
      ? { operations: { list }, problem: `Its rows are those of ${whole.key}.`, notes: [] }
      : describeEntity(list, all, [...free]);
    const suggested = suggestNames(list, all);
    const name = suggested.find((candidate) => !names.has(candidate)) ?? `list-${entities.size}`;
    if (entity.problem === undefined) {
      names.add(name);
      for (const operation of Object.values(entity.operations)) free.delete(operation);
    }
    entities.set(list, { name, ...entity });
  }
  for (const { name, operations } of entities.values()) {
    for (const child of findChildren(operations, all)) {
      const problem = `It is shown on the page of one ${toSingular(name.split('-'), []).join(' ')}.`;
      const entity = entities.get(child);
      if (entity) entities.set(child, { ...entity, parent: name, problem });
    }
  }
  return lists.flatMap((list) => entities.get(list) ?? []);
}
