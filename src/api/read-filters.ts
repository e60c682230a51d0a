/** Reads from the contract which query parameters filter a list. */
import type { Constraints, Operation } from './contract.ts';
import type { Filter, ListCriteria } from './paging.ts';
import { formatNames, outputFormats, shapeNames } from './paging-names.ts';
import { findNamed, hasType } from './response-parts.ts';

type Parameters = Pick<Operation, 'queryConstraints' | 'requiredQuery'>;

/** Whether the value of a parameter is the identifier of a record of another entity: `list_id`, `ownerId`. */
export const isReference = ({ name, constraints }: Pick<Filter, 'name' | 'constraints'>): boolean =>
  /(?:[_-]id|[\p{Ll}\p{N}]I[dD])$/u.test(name) && hasType(constraints, 'string', 'integer');

/** Whether a parameter takes any text. */
export const isFree = ({ enum: options, format }: Constraints = {}): boolean => !options && !format;

const isDate = ({ format = '' }: Constraints) => /^date(-time)?$/.test(format);

/** The values of an enum as texts, without null and the empty text. */
export const listOptions = ({ enum: options = [] }: Constraints): string[] =>
  options.filter((option) => option !== null && option !== '').map(String);

/** Whether a parameter chooses the format of the response: `format` may also be that of a book. */
const isOutputFormat = ({ name, constraints }: Filter): boolean =>
  findNamed([name], formatNames) !== undefined &&
  listOptions(constraints).every((option) => outputFormats.includes(option.toLowerCase()));

function isFilter(filter: Filter): boolean {
  const { name, constraints } = filter;
  if (findNamed([name], shapeNames) !== undefined || isOutputFormat(filter)) return false;
  const isChoice = listOptions(constraints).length > 1 || hasType(constraints, 'boolean');
  return isChoice || isDate(constraints) || isReference(filter);
}

/** The filters of a list, in the order of the contract. They include parameters of the page that look like filters. */
export function readFilters({ queryConstraints, requiredQuery = [] }: Parameters): Filter[] {
  const filters = Object.entries(queryConstraints).map(([name, { items, ...own }]): Filter => {
    const constraints = items ?? own;
    const isSwitch = requiredQuery.includes(name) && hasType(constraints, 'boolean');
    const { default: value = isSwitch ? false : undefined } = own;
    const isSet = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
    return { name, constraints, ...(isSet && { defaultValue: String(value) }) };
  });
  return filters.filter(isFilter);
}

/** Whether a text is a valid value of a filter. */
function isValue(filter: Filter, text: string): boolean {
  const { constraints } = filter;
  const options = listOptions(constraints);
  if (options.length > 0) return options.includes(text);
  if (hasType(constraints, 'boolean')) return text === 'true' || text === 'false';
  if (hasType(constraints, 'integer')) return /^-?\d{1,15}$/.test(text);
  if (!isDate(constraints)) return text.trim() !== '';
  const isDay = constraints.format === 'date';
  return (
    (isDay ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT.+Z$/).test(text) && Boolean(Date.parse(text))
  );
}

/** The valid values of filters, except for those that apply anyway. */
export function readFilterValues(
  filters: readonly Filter[] = [],
  getText: (name: string) => string | null | undefined,
): Pick<ListCriteria, 'filters'> {
  const values = filters.flatMap((filter) => {
    const text = getText(filter.name) ?? '';
    const isSet = text !== filter.defaultValue && isValue(filter, text);
    return isSet ? [[filter.name, text] as const] : [];
  });
  return values.length > 0 ? { filters: Object.fromEntries(values) } : {};
}

/** The values of required parameters that do not choose rows. Each is the default of the parameter, or false. */
export function readFixed(
  key: string,
  { queryConstraints: query, requiredQuery = [] }: Parameters,
  known: readonly (string | undefined)[],
) {
  const names = requiredQuery.filter((name) => !known.includes(name));
  const toValue = (name: string) => {
    const { default: value, type } = query[name] ?? {};
    return value ?? (type === 'boolean' ? false : undefined);
  };
  const needed = names.filter((name) => toValue(name) === undefined);
  if (needed.length > 0) throw new Error(`${key} needs the query parameter ${needed.join(', ')}.`);
  return names.length > 0 && { fixed: Object.fromEntries(names.map((n) => [n, toValue(n)])) };
}
