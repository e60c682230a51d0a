import { matchPath } from 'react-router-dom';
import type { OperationScenarios } from '../../lib/scenarios/serve-scenarios.ts';

/** The scenario of each operation that has one, by operationId: `{ getAllUsers: '500' }`. */
export type ScenarioChoices = Readonly<Record<string, string>>;

/** The choices in the query of an address. If there are several for one operation, the last one counts. */
export function readChoices(search: string): ScenarioChoices {
  const scenarios = new URLSearchParams(search).getAll('scenario');
  const choices = scenarios.map((scenario) => scenario.split(/:(.*)/s));
  return Object.fromEntries(choices.filter(([operationId, name]) => operationId && name));
}

/** The query of an address with other choices. Other parameters are kept. */
export function writeChoices(search: string, choices: ScenarioChoices): string {
  const query = new URLSearchParams(search);
  query.delete('scenario');
  for (const choice of Object.entries(choices)) query.append('scenario', choice.join(':'));
  // A colon needs no encoding, and is easier to read in the address.
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%3A', ':')}`;
}

/** The value of the header `x-scenario`: `getAllUsers:500, getUser:slow`. A header takes no other characters unencoded. */
export const formatHeader = (choices: ScenarioChoices): string =>
  Object.entries(choices)
    .map((choice) => choice.map(encodeURIComponent).join(':'))
    .join(', ');

/** The operations of a screen: those that its configuration uses, and those that it has called. */
export const findScreenOperations = (
  catalogue: readonly OperationScenarios[],
  { path, calledIds }: { path: string; calledIds: readonly string[] },
) =>
  catalogue.filter(
    ({ operationId, screens }) =>
      calledIds.includes(operationId) ||
      // An edit dialog has an address of its own, below that of the record.
      screens.some(({ address }) => matchPath(`${address}/edit?`, path)),
  );
