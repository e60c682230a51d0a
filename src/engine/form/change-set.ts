export type Values = Record<string, unknown>;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * What a form would change: the values typed that differ from the stored ones. An empty input means
 * "leave as it is", see decisions.md.
 */
export function changeSet(stored: Values, typed: Values): Values {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, tidy(value)] as const)
      .filter(([name, value]) => !isEmpty(value) && value !== tidy(stored[name])),
  );
}
