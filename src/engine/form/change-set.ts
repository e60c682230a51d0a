export type Values = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]));
  }
  return typeof value === 'string' ? value.trim() : value;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const same = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** A text is emptied to leave it as it is, see decisions.md; a list by removing what was in it. */
const leftAlone = (value: unknown, stored: unknown) =>
  isEmpty(value) ? !Array.isArray(value) || isEmpty(stored) : same(value, tidy(stored));

/** What a form would change: the values typed that differ from the stored ones. */
export function changeSet(stored: Values, typed: Values): Values {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, tidy(value)] as const)
      .filter(([name, value]) => !leftAlone(value, stored[name])),
  );
}

const alike = (one: unknown, other: unknown) =>
  same(tidy(one), tidy(other)) || (isEmpty(one) && isEmpty(other));

/** The changes that meet a value which is neither what the form opened with nor what they would make of it. */
export const conflicts = (opened: Values, now: Values, changes: Values): string[] =>
  Object.keys(changes).filter(
    (name) => !alike(opened[name], now[name]) && !alike(changes[name], now[name]),
  );
