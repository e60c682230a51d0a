import type { ContractOperation } from '../../generate/contract-operations.ts';
import { HttpError } from '../servers/error-responses.ts';
import { listScenarios } from './catalogue.ts';

/** Throws a 400 that lists what can be chosen. */
function rejectUnknown(choice: string, operations: readonly ContractOperation[]): never {
  const id = choice.slice(0, choice.lastIndexOf(':'));
  const operation = operations.find((other) => other.id === id);
  const message = operation
    ? `There is no scenario "${choice}". Those of ${id}: ${listScenarios(operation)
        .map(({ name }) => name)
        .join(', ')}.`
    : `There is no operation of the scenario "${choice}". Choose OPERATION:NAME, with one of: ${operations
        .map((other) => other.id)
        .join(', ')}.`;
  throw new HttpError(400, message);
}

/** The scenarios of a header `getAllUsers:500, getUser:slow`, by operationId; throws a 400 for an unknown one. */
export function readChoices(
  header: string,
  operations: readonly ContractOperation[],
): Map<string, string> {
  const choices = header
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean);
  return new Map(
    choices.map((choice) => {
      const separator = choice.lastIndexOf(':');
      const [id, name] = [choice.slice(0, separator), choice.slice(separator + 1)];
      const operation = operations.find((other) => other.id === id);
      const isKnown = operation && listScenarios(operation).some((other) => other.name === name);
      return isKnown ? [id, name] : rejectUnknown(choice, operations);
    }),
  );
}
