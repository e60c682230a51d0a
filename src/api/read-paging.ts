/** Reads from the contract how lists are paged and searched, and where their rows are, by the names in it. */
import type { Constraints, ConstraintsByName, Operation } from './contract.ts';
import type { PageRequest, PageSizes, Paging, TotalSource } from './paging.ts';
import { isFree, readFilters, readFixed } from './read-filters.ts';
import { readSorts } from './read-sorts.ts';
import {
  nextNames,
  requestNames,
  rowsNames,
  searchNames,
  sizeNames,
  totalHeaders,
  totalNames,
} from './paging-names.ts';
import {
  findNamed,
  formatPath,
  hasType,
  listParts,
  type PartPath,
  type ResponsePart,
} from './response-parts.ts';

const numeric = ['integer', 'number'];

/** The names of the parameters, or properties, whose values may have one of the types. */
const listNamesOfType = (properties: ConstraintsByName, ...types: string[]) =>
  Object.keys(properties).filter((name) => {
    const constraints = properties[name] ?? {};
    return hasType(constraints, ...types) || !(constraints.type ?? constraints.enum);
  });

/** The page sizes that are offered if the contract has no enum of them. It may have a minimum and a maximum. */
const usualSizes = [10, 25, 50];

/** The page sizes from the constraints of the parameter. */
export function readPageSizes(constraints: Constraints): PageSizes {
  const { minimum = 1, maximum = Infinity, default: defaultValue } = constraints;
  const listed = (constraints.enum ?? []).filter((size) => typeof size === 'number');
  const usual = usualSizes.filter((size) => size >= minimum && size <= maximum);
  const [firstSize = Number.isFinite(maximum) ? maximum : minimum] = listed.length ? listed : usual;
  const isUsable = typeof defaultValue === 'number' && defaultValue > 0 && defaultValue <= maximum;
  const defaultSize = isUsable ? defaultValue : firstSize;
  if (listed.length > 0) return { options: listed, defaultSize };
  const options = [...new Set([defaultSize, ...usual])].toSorted((a, b) => a - b);
  return { options, defaultSize };
}

/**
 * How the parameters of a list request a page. A position counts only with a size, because otherwise the number of a
 * row would be unknown.
 */
function readRequest(query: ConstraintsByName): PageRequest {
  const size = findNamed(listNamesOfType(query, ...numeric), sizeNames);
  const sized = size !== undefined && { size };
  for (const { by, names, types } of requestNames) {
    const name = findNamed(listNamesOfType(query, ...types), names);
    if (name === undefined || name === size) continue;
    if (by === 'cursor') return { by, name, ...sized };
    if (!sized) continue;
    if (by === 'offset') return { by, name, ...sized };
    const { default: first, minimum } = query[name] ?? {};
    return { by, name, ...sized, firstPage: (first ?? minimum) === 0 ? 0 : 1 };
  }
  return { by: 'nothing', ...sized };
}

const isRows = ({ constraints: { items } }: ResponsePart) => items?.properties !== undefined;

/** The parts of a response that may be the rows: its outermost lists of objects. */
export function findRows(response: Constraints): ResponsePart[] {
  const lists = [...listParts(response)].filter(isRows);
  const outermost = lists.filter(({ path }) => path.length === lists[0]?.path.length);
  const preferred = findNamed(
    outermost.map(({ path }) => path.at(-1) ?? ''),
    rowsNames,
  );
  const named = outermost.filter(({ path }) => path.at(-1) === preferred);
  return named.length > 0 ? named : outermost;
}

const lastName = ({ path }: ResponsePart) => path.at(-1) ?? '';

/** The outermost part with one of the names. If several have one, the part whose name comes first in `names`. */
function findPart(parts: readonly ResponsePart[], names: readonly string[]) {
  const depths = [...new Set(parts.map(({ path }) => path.length))];
  for (const depth of depths) {
    const level = parts.filter(({ path }) => path.length === depth);
    const name = findNamed(level.map(lastName), names);
    if (name !== undefined) return level.find((part) => lastName(part) === name);
  }
  return undefined;
}

/** The names of values that a response repeats from its request. */
const positionNames = [...requestNames.flatMap(({ names }) => names), ...sizeNames];

const isPosition = (part: ResponsePart) => findNamed([lastName(part)], positionNames) !== undefined;

/** A name that says that it counts the rows: `usersCount`, `total_users`. */
const countPattern = /^(total|num|number)_?(?!.*pages?$)|(count|total)$/i;

function findTotal(
  parts: readonly ResponsePart[],
  headers: readonly string[],
): TotalSource | undefined {
  const numbers = parts.filter(
    ({ path, constraints }) => path.length > 0 && hasType(constraints, 'integer', 'number'),
  );
  const part =
    findPart(numbers, totalNames) ??
    numbers.find((number) => !isPosition(number) && countPattern.test(lastName(number)));
  if (part) return { path: part.path };
  const header = findNamed(headers, totalHeaders);
  return header === undefined ? undefined : { header };
}

/** The part of an operation from which its paging is read. */
type ListOperation = Pick<Operation, 'queryConstraints' | 'response'> &
  Partial<Pick<Operation, 'responseHeaders' | 'requiredQuery'>>;

/** The property of each row that holds all other properties, if there is one. */
function findRowProperties({ properties = {} }: Constraints): string | undefined {
  if (properties['attributes']?.properties && properties['type']) return 'attributes';
  const [[name, { properties: inner, items } = {}] = [], ...others] = Object.entries(properties);
  return others.length === 0 && (inner ?? items?.properties) ? name : undefined;
}

/** Reads how an operation lists rows; `rows` says where they are if the response has several lists. Throws if it has none. */
export function readPaging(key: string, operation: ListOperation, rows?: PartPath): Paging {
  const { queryConstraints: query, response, responseHeaders = [] } = operation;
  const candidates = rows
    ? [...listParts(response)].filter(({ path }) => formatPath(path) === formatPath(rows))
    : findRows(response);
  const [list, ...others] = candidates;
  if (!list || others.length > 0) {
    const found = candidates.map(({ path }) => formatPath(path)).join(', ') || 'none';
    const advice = others.length > 0 ? 'choose one by `rows`' : 'add it to openapi.yaml';
    throw new Error(
      `Expected one list of objects in the response of ${key}, but found ${found}: ${advice}.`,
    );
  }
  const request = readRequest(query);
  const parts = [...listParts(response)];
  const total = findTotal(parts, responseHeaders);
  const next = findPart(
    parts.filter(({ path, constraints }) => path.length > 0 && !constraints.items),
    nextNames,
  );
  const search = findNamed(
    listNamesOfType(query, 'string').filter((name) => isFree(query[name])),
    searchNames,
  );
  const rowProperties = findRowProperties(list.constraints.items ?? {});
  const known = [request.by === 'nothing' ? undefined : request.name, request.size];
  const row = list.constraints.items?.properties ?? {};
  const inner = row[rowProperties ?? ''];
  const { sorts, names: sortParams } = readSorts(query, {
    ...row,
    ...(inner?.items ?? inner)?.properties,
  });
  const filters = readFilters(operation).filter(
    ({ name }) => ![...known, ...sortParams, search].includes(name),
  );
  return {
    request,
    pageSizes: readPageSizes((request.size !== undefined && query[request.size]) || {}),
    rows: list.path,
    ...(search !== undefined && search !== request.by && { search }),
    ...(filters.length > 0 && { filters }),
    ...(sorts && request.by !== 'nothing' && { sorts }),
    ...(rowProperties !== undefined && { rowProperties }),
    ...readFixed(key, operation, known),
    ...(total && { total }),
    ...(next && { next: next.path }),
  };
}
