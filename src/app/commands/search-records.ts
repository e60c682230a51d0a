import type { Api } from '../../api/create-api.ts';
import { buildListQuery, readListResponse } from '../../api/paging.ts';
import type { Resource, ResourceRecord } from '../../engine/config/resource.ts';
import { scoreText } from './match-text.ts';

/** The number of records of one resource. */
const maxRecords = 5;

const getSmallestPage = ({ paging: { pageSizes } }: Resource) =>
  Math.min(
    ...pageSizes.options.filter((size) => size >= maxRecords),
    pageSizes.options.at(-1) ?? 0,
  );

/** The number of pages that are read for a word. */
const maxPages = 5;

/**
 * The first records that the server finds for a text. A server that looks in several properties, such as first and last
 * name, may find nothing for a whole name: then those that it finds for one of the words, and whose name has all of them.
 */
export async function searchRecords(
  api: Api,
  resource: Resource,
  text: string,
  signal: AbortSignal,
): Promise<ResourceRecord[]> {
  const { operations, paging, search: searched, recordLabel } = resource;
  const largestPage = Math.max(...paging.pageSizes.options);

  async function readPage(search: string, pageSize: number, page = 1) {
    const query = buildListQuery(paging, { page, pageSize, search });
    const response = await api.requestByKey(operations.list, { query }, signal);
    return readListResponse<ResourceRecord>(paging, resource.rows, response);
  }

  /** The records of the first pages for a word whose names have all words. */
  async function findForWord(word: string): Promise<ResourceRecord[]> {
    for (let page = 1; page <= maxPages; page++) {
      const { rows, total } = await readPage(word, largestPage, page);
      const matches = rows.filter((row) => scoreText(recordLabel(row), text) > 0);
      if (matches.length > 0) return matches;
      if (page * largestPage >= total) break;
    }
    return [];
  }

  const { rows } = await readPage(text, getSmallestPage(resource));
  const words = text.split(/\s+/);
  if (rows.length > 0 || words.length < 2 || searched.fields.length < 2) {
    return rows.slice(0, maxRecords);
  }
  // Fewer records have a longer word.
  for (const word of words.toSorted((a, b) => b.length - a.length).slice(0, 2)) {
    const matches = await findForWord(word);
    if (matches.length > 0) return matches.slice(0, maxRecords);
  }
  return [];
}
