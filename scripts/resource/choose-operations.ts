/** Chooses the operations of a resource by its name. Options choose single ones by hand. */
import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import {
  entityWords,
  fitsRole,
  type FoundOperations,
  type OperationRole,
  roleDescriptions,
  roles,
  stem,
} from './find-operations.ts';
import { describeEntity, listEntities } from './list-entities.ts';

export type ChosenKeys = Partial<Record<OperationRole, string | undefined>>;

const formatKeys = (found: readonly Operation[]) => found.map(({ key }) => key).join(', ');

function findChosen(role: OperationRole, key: string, all: readonly Operation[]): Operation {
  const candidates = all.filter(fitsRole[role]);
  const operation = candidates.find((candidate) => candidate.key === key);
  if (operation) return operation;
  throw new CommandError(
    `--${role}-operation: ${key} is not ${roleDescriptions[role]}. Candidates: ${formatKeys(candidates)}. Choose one with --${role}-operation 'GET /…'.`,
  );
}

function findByName(name: string, all: readonly Operation[]) {
  const entities = listEntities(all);
  const isNamed = (entity: { name: string }) =>
    stem(entityWords(entity.name)) === stem(entityWords(name));
  const entity = entities.find((each) => each.name === name) ?? entities.find(isNamed);
  if (entity) return entity;
  const names = entities.filter(({ problem }) => problem === undefined).map((each) => each.name);
  const advice =
    names.length > 0
      ? `It has ${names.join(', ')}. Choose another with --list-operation 'GET /…'.`
      : 'Describe one in the contract first.';
  throw new CommandError(
    `The contract has no list of ${name}: ${roleDescriptions.list}. ${advice}`,
  );
}

/** Throws an error of the command if the list cannot be a screen. */
export function chooseOperations(
  name: string,
  all: readonly Operation[],
  chosen: ChosenKeys,
): FoundOperations {
  const { operations, problem } = chosen.list
    ? describeEntity(findChosen('list', chosen.list, all), all)
    : findByName(name, all);
  if (problem !== undefined) throw new CommandError(problem);
  const others = roles
    .filter((role) => role !== 'list')
    .flatMap((role) => {
      const key = chosen[role];
      return key === undefined ? [] : [[role, findChosen(role, key, all)] as const];
    });
  return { ...operations, ...Object.fromEntries(others) };
}
