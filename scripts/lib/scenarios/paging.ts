import { splitWords } from '../../../src/engine/config/labels.ts';
import type { Parameter } from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { simplify } from './response-shape.ts';

/** By what a query parameter asks for: `page`, `currentPage`; `limit`, `pageSize`, `resultPerPage`. */
const names = {
  page: /^(current )?page( (number|no|index))?$/,
  pageSize: /^(limit|size|take|page size|(\w+ )?per page)$/,
  offset: /^(offset|skip)$/,
};

const defaultPageSize = 10;

type Purpose = keyof typeof names;

interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
  /** The parameters by purpose: `page` is called `currentPage`. */
  paramNames: Partial<Record<Purpose, string>>;
}

export const matchesWords = (name: string, pattern: RegExp) =>
  pattern.test(splitWords(name).join(' '));

const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The page that a query asks for, by the names of the operation's query parameters. */
export function readPaging(
  parameters: readonly Parameter[],
  query: Record<string, unknown>,
): Paging {
  const queryParams = parameters.filter((parameter) => parameter.in === 'query');
  const find = (purpose: Purpose) =>
    queryParams.find(({ name }) => matchesWords(name, names[purpose]));
  const schemaOf = (purpose: Purpose) => simplify(find(purpose)?.schema ?? {});
  const valueOf = (purpose: Purpose) => toNumber(query[find(purpose)?.name ?? '']);

  const { default: defaultSize, enum: sizes } = schemaOf('pageSize');
  const pageSize = valueOf('pageSize') ?? toNumber(defaultSize ?? sizes?.[0]) ?? defaultPageSize;
  const { minimum, default: defaultPage } = schemaOf('page');
  const firstPage = minimum === 0 || defaultPage === 0 ? 0 : 1;
  const page = find('offset')
    ? Math.floor((valueOf('offset') ?? 0) / Math.max(1, pageSize)) + 1
    : (valueOf('page') ?? firstPage) - firstPage + 1;
  const found = (Object.keys(names) as Purpose[]).flatMap((purpose) => {
    const param = find(purpose);
    return param ? [[purpose, param.name]] : [];
  });
  return { page, pageSize, paramNames: Object.fromEntries(found) as Paging['paramNames'] };
}

const totalNames = /\b(total|length|count)\b/;

/** The property with the number of rows on all pages: an integer that repeats no query parameter. */
export function findTotal(
  properties: Readonly<Record<string, JsonSchema>>,
  { paramNames }: Paging,
): string | undefined {
  const integers = Object.entries(properties)
    .filter(([, schema]) => /integer|number/.test(String(simplify(schema).type)))
    .map(([name]) => name)
    .filter((name) => !Object.values(paramNames).includes(name));
  const total = integers.find(
    (name) => matchesWords(name, totalNames) && !matchesWords(name, /\bpages?\b/),
  );
  return total ?? (integers.length === 1 ? integers[0] : undefined);
}
