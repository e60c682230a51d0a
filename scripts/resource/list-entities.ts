import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import {
  entityWords,
  findActions,
  findOperations,
  type FoundOperations,
  fitsRole,
  listsOf,
  stem,
} from './find-operations.ts';

/** A paged list of the contract, with the operations that belong to it. */
export interface Entity {
  /** The NAME for `npm run resource`. */
  name: string;
  /** Only the list if the contract has no read of one record, or several operations for one role. */
  operations: FoundOperations;
  /** The further operations on one record. */
  actions: readonly Operation[];
  /** Why it has only a list. */
  problem?: string;
}

/** The names that a list suggests, the best first: its operationId, the end of its path, its rows. */
function suggestNames(list: Operation): string[] {
  const { id, key, path } = list;
  const rows = entityWords(listsOf(list)[0] ?? '');
  const sources = [...(id === key ? [] : [id]), path.split('/').at(-1) ?? ''];
  return [...sources.map(entityWords), rows]
    .map((words) => (stem(words) === stem(rows) ? rows : words).join('-'))
    .filter((name) => /^[a-z]/.test(name));
}

function describeEntity(list: Operation, all: readonly Operation[]): Entity {
  const problems: string[] = [];
  const names = suggestNames(list);
  for (const name of names) {
    try {
      const operations = findOperations(name, all);
      if (operations.list === list)
        return { name, operations, actions: findActions(operations, all) };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    }
  }
  const [name = 'NAME'] = names;
  return {
    name,
    operations: { list },
    actions: [],
    problem: problems[0] ?? `Another list has this name: set --list-operation '${list.key}'.`,
  };
}

/** Every entity of a contract: its paged lists, with the operations that belong to each. */
export const listEntities = (all: readonly Operation[]): Entity[] =>
  all.filter(fitsRole.list).map((list) => describeEntity(list, all));
