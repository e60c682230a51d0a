/** How lists are paged and searched. The contract states it by the names of parameters and properties. */
import type { Constraints, ConstraintsByName, Operation } from './contract.ts';

/** What a list shows. */
export interface ListParams {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  search: string;
}

/** The page sizes that the contract allows. */
export interface PageSizes {
  options: readonly number[];
  defaultSize: number;
}

/** The query parameters of a list operation, and the property of its response with the number of rows on all pages. */
export interface Paging {
  /** The parameter of the page. */
  page: string;
  /** The number of the first page. */
  firstPage: number;
  size: string;
  pageSizes: PageSizes;
  /** Absent where the list cannot be searched. */
  search?: string;
  total: string;
}

/** The names of parameters and properties, without regard to case and underscores, the most usual first. */
const names = {
  page: ['currentPage', 'page', 'pageNumber', 'pageNo', 'pageNum'],
  size: ['resultPerPage', 'resultsPerPage', 'limit', 'pageSize', 'perPage', 'size', 'itemsPerPage'],
  search: ['key', 'q', 'query', 'search', 'keyword'],
  total: ['length', 'total', 'totalCount', 'count'],
};

const isNamed = (name: string, candidates: readonly string[]) =>
  new RegExp(`^(${candidates.join('|')})$`, 'i').test(name.replaceAll('_', ''));

const hasType = ({ type, enum: options = [] }: Constraints, ...types: string[]) =>
  [type ?? options.map((option) => typeof option)].flat().some((name) => types.includes(name));

/** The first of the properties with one of the names, in the order of the names. */
const findNamed = (properties: readonly string[], candidates: readonly string[]) =>
  candidates
    .map((candidate) => properties.find((name) => isNamed(name, [candidate])))
    .find((name) => name !== undefined);

const listOfType = (properties: ConstraintsByName, ...types: string[]) =>
  Object.keys(properties).filter((name) => hasType(properties[name] ?? {}, ...types));

/** The sizes to choose from where the contract has no enum of them, but perhaps a minimum and a maximum. */
const usualSizes = [10, 25, 50];

/** The page sizes from the constraints of the parameter. */
export function readPageSizes(constraints: Constraints): PageSizes {
  const { minimum = 1, maximum = Infinity, default: defaultValue } = constraints;
  const listed = (constraints.enum ?? []).filter((size) => typeof size === 'number');
  const usual = usualSizes.filter((size) => size >= minimum && size <= maximum);
  const [firstSize = Number.isFinite(maximum) ? maximum : minimum] = listed.length ? listed : usual;
  const defaultSize = typeof defaultValue === 'number' ? defaultValue : firstSize;
  if (listed.length > 0) return { options: listed, defaultSize };
  const options = [...new Set([defaultSize, ...usual])].toSorted((a, b) => a - b);
  return { options, defaultSize };
}

function findTotal(properties: ConstraintsByName): string | undefined {
  const numbers = listOfType(properties, 'integer');
  const isPosition = (name: string) => isNamed(name, [...names.page, ...names.size]);
  const others = numbers.filter((name) => !isPosition(name));
  return findNamed(numbers, names.total) ?? (others.length === 1 ? others[0] : undefined);
}

/** Reads how an operation is paged; throws if the contract does not state it. */
export function readPaging(
  key: string,
  operation: Pick<Operation, 'queryConstraints' | 'responseProperties'>,
): Paging {
  const { queryConstraints: query, responseProperties } = operation;
  const numbers = listOfType(query, 'integer', 'number');
  function need(part: keyof typeof names, name: string | undefined, what: string): string {
    if (name !== undefined) return name;
    throw new Error(`${key}: no ${what}: a number named ${names[part].join(', ')}.`);
  }
  const page = need('page', findNamed(numbers, names.page), 'query parameter for the page');
  const size = need('size', findNamed(numbers, names.size), 'query parameter for the page size');
  const search = findNamed(listOfType(query, 'string'), names.search);
  const total = need('total', findTotal(responseProperties), 'property with the number of rows');
  const { default: firstPage, minimum } = query[page] ?? {};
  return {
    page,
    firstPage: (firstPage ?? minimum) === 0 ? 0 : 1,
    size,
    pageSizes: readPageSizes(query[size] ?? {}),
    ...(search !== undefined && { search }),
    total,
  };
}

/** The query parameters for a page of a list; without a search, that parameter is left out. */
export function buildListQuery(
  { page: pageParam, firstPage, size, search: searchParam }: Paging,
  { page, pageSize, search }: ListParams,
): Record<string, string | number> {
  return {
    ...(searchParam !== undefined && search !== '' && { [searchParam]: search }),
    [pageParam]: page - 1 + firstPage,
    [size]: pageSize,
  };
}

/** The rows of a page, and the number of rows on all pages. Where the contract requires neither, a list without rows may have none. */
export function readListResponse<Row>({ total }: Paging, rows: string, response: unknown) {
  const properties = response as Record<string, unknown>;
  const read = (properties[rows] ?? []) as Row[];
  return { total: (properties[total] ?? read.length) as number, rows: read };
}
