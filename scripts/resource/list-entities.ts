import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import {
  entityWords,
  findOperations,
  type FoundOperations,
  fitsRole,
  listsOf,
  stem,
} from './find-operations.ts';

/** The names that a list suggests, the best first: its operationId, the end of its path, its rows. */
function suggestNames(list: Operation): string[] {
  const { id, key, path } = list;
  const rows = entityWords(listsOf(list)[0] ?? '');
  const sources = [...(id === key ? [] : [id]), path.split('/').at(-1) ?? ''];
  return [...sources.map(entityWords), rows]
    .map((words) => (stem(words) === stem(rows) ? rows : words).join('-'))
    .filter((name) => /^[a-z]/.test(name));
}

/**
 * A paged list with the operations that belong to it, and the NAME for `npm run resource`. It has only the list, and
 * the problem, if the contract has no read of one record, or several operations for one role.
 */
function describeEntity(list: Operation, all: readonly Operation[]) {
  const names = suggestNames(list);
  let problem: string | undefined;
  for (const name of names) {
    try {
      const operations: FoundOperations = findOperations(name, all);
      if (operations.list === list) return { name, operations };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problem ??= error.message;
    }
  }
  problem ??= `Another list has this name: set --list-operation '${list.key}'.`;
  const operations: FoundOperations = { list };
  return { name: names[0] ?? 'NAME', operations, problem };
}

export const listEntities = (all: readonly Operation[]) =>
  all.filter(fitsRole.list).map((list) => describeEntity(list, all));
