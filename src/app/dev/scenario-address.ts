/** The scenario of each operation that has one, by operationId: `{ getAllUsers: '500' }`. */
export type ScenarioChoices = Readonly<Record<string, string>>;

const isScenario = (parameter: string) => parameter.startsWith('scenario=');

const listParameters = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** The choices in the query of an address; of several for one operation the last one counts. */
export function readChoices(search: string): ScenarioChoices {
  const entries = new URLSearchParams(search).getAll('scenario').flatMap((scenario) => {
    const [, operationId, name] = /^([^:]+):(.+)$/s.exec(scenario) ?? [];
    return operationId && name ? [[operationId, name] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The query of an address with these choices instead of its own; other parameters stay as they are. */
export function writeChoices(search: string, choices: ScenarioChoices): string {
  const parameters = [
    ...listParameters(search).filter((parameter) => !isScenario(parameter)),
    ...Object.entries(choices).map(
      ([operationId, name]) =>
        `scenario=${encodeURIComponent(operationId)}:${encodeURIComponent(name)}`,
    ),
  ];
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** The value of the header `x-scenario`: `getAllUsers:500, getUser:slow`. */
export const formatHeader = (choices: ScenarioChoices): string =>
  Object.entries(choices)
    .map(([operationId, name]) => `${operationId}:${name}`)
    .join(', ');
