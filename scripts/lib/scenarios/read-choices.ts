import type { ContractOperation } from '../../generate/contract-operations.ts';
import { listScenarios } from './catalogue.ts';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The scenarios of a header `getAllUsers:500, getUser:slow`, by operationId, and the choices that the contract does
 * not have, as they were sent: a link may be older than the contract. Colons in names are encoded.
 */
export function readChoices(header: string, operations: readonly ContractOperation[]) {
  const chosen = new Map<string, string>();
  const unknown: string[] = [];
  for (const text of header.split(',').map((choice) => choice.trim())) {
    const [id = '', name = '', ...more] = text.split(':').map(decode);
    const operation = operations.find((other) => other.id === id);
    const scenarios = operation && more.length === 0 ? listScenarios(operation) : [];
    if (scenarios.some((scenario) => scenario.name === name)) chosen.set(id, name);
    else if (text !== '') unknown.push(text);
  }
  return { chosen, unknown };
}
