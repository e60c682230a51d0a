import type { Limits } from '../../api/operation.ts';

/** What a list shows: a page counted from 1, rows per page, and the search text. */
export interface ListState {
  page: number;
  size: number;
  q: string;
}

/** The page sizes that the contract allows, and the one to begin with. */
export interface PageSizes {
  all: readonly number[];
  first: number;
}

export function pageSizesOf(limits: Limits | undefined): PageSizes {
  const all = (limits?.enum ?? []).filter((size) => typeof size === 'number');
  const first = typeof limits?.default === 'number' ? limits.default : (all[0] ?? 1);
  return { all: all.length > 0 ? all : [first], first };
}

/** The state that an address asks for; nonsense falls back to page 1, the first size, no search. */
export function readListAddress(address: URLSearchParams, sizes: PageSizes): ListState {
  const page = address.get('page') ?? '';
  const size = Number(address.get('size'));
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    size: sizes.all.includes(size) ? size : sizes.first,
    q: (address.get('q') ?? '').trim(),
  };
}

/** The address of a state; what is as usual is left out. */
export function writeListAddress({ page, size, q }: ListState, sizes: PageSizes): URLSearchParams {
  const address = new URLSearchParams();
  if (page !== 1) address.set('page', String(page));
  if (size !== sizes.first) address.set('size', String(size));
  if (q !== '') address.set('q', q);
  return address;
}

/** The query of the list call; `key` is left out when there is no search. */
export const listQuery = ({ page, size, q }: ListState) => ({
  ...(q !== '' && { key: q }),
  currentPage: page,
  resultPerPage: size,
});

/** How many pages hold `total` rows; never less than one. */
export const pageCountOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));
