import type { ContractOperation } from '../../generate/contract-operations.ts';
import { listScenarios } from './catalogue.ts';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The operation and the scenario of a choice; either may have a colon in its name. */
function findChoice(
  choice: string,
  operations: readonly ContractOperation[],
): [id: string, name: string] | undefined {
  for (const operation of operations) {
    const { id } = operation;
    const name = choice.slice(id.length + 1);
    const isKnown =
      choice === `${id}:${name}` && listScenarios(operation).some((other) => other.name === name);
    if (isKnown) return [id, name];
  }
  return undefined;
}

/**
 * The scenarios of a header `getAllUsers:500, getUser:slow`, by operationId, and the choices that the contract does
 * not have, as they were sent: a link may be older than the contract.
 */
export function readChoices(header: string, operations: readonly ContractOperation[]) {
  const chosen = new Map<string, string>();
  const unknown: string[] = [];
  for (const text of header.split(',').map((choice) => choice.trim())) {
    const found = findChoice(decode(text), operations);
    if (found) chosen.set(...found);
    else if (text !== '') unknown.push(text);
  }
  return { chosen, unknown };
}
