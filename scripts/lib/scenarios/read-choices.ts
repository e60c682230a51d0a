import type { ContractOperation } from '../../generate/contract-operations.ts';
import { HttpError } from '../servers/error-responses.ts';
import { listScenarios } from './catalogue.ts';

/** Throws a 400 that lists what can be chosen. */
function rejectUnknown(choice: string, operations: readonly ContractOperation[]): never {
  const operation = operations.find(({ id }) => choice.startsWith(`${id}:`));
  const message = operation
    ? `There is no scenario "${choice}". Those of ${operation.id}: ${listScenarios(operation)
        .map(({ name }) => name)
        .join(', ')}.`
    : `There is no operation of the scenario "${choice}". Choose OPERATION:NAME, with one of: ${operations
        .map(({ id }) => id)
        .join(', ')}.`;
  throw new HttpError(400, message);
}

/** The operation and the scenario of a choice; either may have a colon in its name. */
function readChoice(
  choice: string,
  operations: readonly ContractOperation[],
): [id: string, name: string] {
  for (const operation of operations) {
    const { id } = operation;
    const name = choice.slice(id.length + 1);
    const isKnown =
      choice === `${id}:${name}` && listScenarios(operation).some((other) => other.name === name);
    if (isKnown) return [id, name];
  }
  return rejectUnknown(choice, operations);
}

/** The scenarios of a header `getAllUsers:500, getUser:slow`, by operationId; throws a 400 for an unknown one. */
export const readChoices = (
  header: string,
  operations: readonly ContractOperation[],
): Map<string, string> =>
  new Map(
    header
      .split(',')
      .map((choice) => choice.trim())
      .filter(Boolean)
      .map((choice) => readChoice(choice, operations)),
  );
