import { matchPath } from 'react-router-dom';
import type { OperationScenarios } from '../../lib/scenarios/serve-scenarios.ts';

/** The scenario of each operation that has one, by operationId: `{ getAllUsers: '500' }`. */
export type ScenarioChoices = Readonly<Record<string, string>>;

/** The choices in the query of an address; of several for one operation the last one counts. */
export function readChoices(search: string): ScenarioChoices {
  const entries = new URLSearchParams(search).getAll('scenario').flatMap((scenario) => {
    const [, operationId, name] = /^([^:]+):(.+)$/s.exec(scenario) ?? [];
    return operationId && name ? [[operationId, name] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The query of an address with these choices instead of its own; other parameters stay. */
export function writeChoices(search: string, choices: ScenarioChoices): string {
  const query = new URLSearchParams(search);
  query.delete('scenario');
  for (const choice of Object.entries(choices)) query.append('scenario', choice.join(':'));
  // A colon needs no encoding, and people read the address.
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%3A', ':')}`;
}

/** The value of the header `x-scenario`: `getAllUsers:500, getUser:slow`. A header takes no other characters unencoded. */
export const formatHeader = (choices: ScenarioChoices): string =>
  Object.entries(choices)
    .map((choice) => choice.map(encodeURIComponent).join(':'))
    .join(', ');

/** An edit dialog has an address of its own, below that of the record. */
const matches = (address: string, path: string) =>
  [address, `${address}/edit`].some((pattern) => matchPath(pattern, path));

/** The operations of a screen: those that it uses by its configuration, and those that it has called. */
export const findScreenOperations = (
  catalogue: readonly OperationScenarios[],
  { path, calledIds }: { path: string; calledIds: readonly string[] },
) =>
  catalogue.filter(
    ({ operationId, screens }) =>
      calledIds.includes(operationId) || screens.some(({ address }) => matches(address, path)),
  );
