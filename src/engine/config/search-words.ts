/** Searches for several words. A server that searches one property at a time does not find whole names. */
import type { Api } from '../../api/create-api.ts';
import type { ListCriteria } from '../../api/paging.ts';
import { scoreText } from '../../ui/match-text.ts';
import { addNew, fetchRows } from './fetch-rows.ts';
import {
  fetchListPage,
  hasSeveralWords,
  type ListPage,
  type ListResource,
  pickCriteria,
  type Searched,
} from './list-page.ts';
import type { ResourceRecord } from './resource.ts';

/**
 * At most this many words are counted, the longest first, because a long word is seldom more frequent than a short one.
 */
const maxCountedWords = 4;

/** The word that the fewest rows have, among those that are long enough for the contract. */
async function findRarestWord(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  signal: AbortSignal,
): Promise<{ word: string; total: number }> {
  const { operations, paging } = resource;
  const { queryConstraints } = api.getOperation(operations.list);
  const { minLength = 1 } = queryConstraints[paging.search ?? ''] ?? {};
  const words = [...new Set(criteria.search.split(' '))]
    .filter((word) => word.length >= minLength)
    .toSorted((a, b) => b.length - a.length);
  const pageSize = Math.min(...paging.pageSizes.options);
  const counts = await Promise.all(
    words.slice(0, maxCountedWords).map(async (word) => {
      const params = { ...pickCriteria(criteria), pageNumber: 1, pageSize, search: word };
      const { total } = await fetchListPage(api, resource, params, signal);
      return { word, total };
    }),
  );
  return counts.reduce((a, b) => (b.total < a.total ? b : a), { word: '', total: Infinity });
}

export interface FoundRows {
  rows: ResourceRecord[];
  /** How far the search has read; present if not all rows with the rarest word were read. */
  searched?: Searched;
}

interface Limits {
  /** The most rows that are read. */
  maxRead: number;
  /** The number of rows after which the search stops. */
  maxFound?: number;
}

/** The rows that have all words of a search, among the rows that the server finds for the rarest word. */
export async function searchWords(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  { maxRead, maxFound = Infinity }: Limits,
  signal: AbortSignal,
): Promise<FoundRows> {
  const { idProperty, search: searched } = resource;
  const rarest = await findRarestWord(api, resource, criteria, signal);
  if (rarest.total === 0 || rarest.word === '') return { rows: [] };
  const matches = (row: ResourceRecord) =>
    scoreText(searched.fields.map((field) => row[field] ?? '').join(' '), criteria.search) > 0;
  const ids = new Set<unknown>();
  const rows: ResourceRecord[] = [];
  let count = 0;
  for await (const page of fetchRows(api, resource, { ...criteria, search: rarest.word }, signal)) {
    const added = page.rows.filter((row) => addNew(ids, row[idProperty]));
    count += added.length;
    rows.push(...added.filter(matches));
    const { total } = page;
    if (count < total && (count >= maxRead || rows.length >= maxFound))
      return { rows, searched: { count, total } };
  }
  return { rows };
}

/** The most rows that a list reads to find those with all words. */
const maxRowsOfList = 1000;

/** Searches a list for the rows with all words of a search. */
export const searchList = (
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  signal: AbortSignal,
) => searchWords(api, resource, criteria, { maxRead: maxRowsOfList }, signal);

/** Reads all rows that a list shows for a search, page by page. */
export async function* fetchFoundRows(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  signal: AbortSignal,
): AsyncGenerator<ListPage> {
  for await (const page of fetchRows(api, resource, criteria, signal)) {
    if (page.total > 0 || !hasSeveralWords(resource, criteria.search)) yield page;
    else {
      const found = await searchList(api, resource, criteria, signal);
      yield { ...page, ...found, total: found.rows.length };
    }
  }
}
