import { randomBytes } from 'node:crypto';
import { operations as table } from '../../src/api/operation.ts';
import { pageSizesOf } from '../../src/engine/list/list-address.ts';
import type { Item, Resource } from '../../src/engine/resource.ts';
import type { Inquiry, Told } from './inquiry.ts';
import { pageFaults, searchFaults } from './list-faults.ts';
import { idOf, partOf, rowsOf } from './part-of.ts';

/** A list of the console, as its operation is asked. */
export interface List {
  id: string;
  resource: Resource;
}

const page = (currentPage: number, resultPerPage: number) => ({
  query: { currentPage, resultPerPage },
});

/** The properties that the search box says it looks in: "search by firstname or lastname". */
const searchedOf = ({ search }: Resource, row: unknown) => {
  const named = search.placeholder.toLowerCase().replaceAll(' ', '');
  return Object.keys(row as Item).filter((name) => named.includes(name.toLowerCase()));
};

/** The first letters of a searched value: enough to find it, too few to tell it. */
function lettersOf(row: unknown, searched: string[]): string | undefined {
  const words = searched.map((name) => partOf(row, name));
  const word = words.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  if (!word) return undefined;
  const letters = Array.from(word.trim());
  return letters
    .slice(0, Math.max(1, Math.min(3, letters.length - 1)))
    .join('')
    .trim();
}

/** Both pages of one size and one past the end. Where they do not fit together, the faults. */
async function turnPages(inquiry: Inquiry, { id, resource }: List, size: number, last: boolean) {
  const [first, second] = [
    await inquiry.ask(id, page(1, size)),
    await inquiry.ask(id, page(2, size)),
  ];
  const pages: [number, Told][] = [
    [1, first],
    [2, second],
  ];
  const length = partOf(first.body, 'length');
  if (last && typeof length === 'number') {
    const past = Math.max(2, Math.ceil(length / size)) + 1;
    pages.push([past, await inquiry.ask(id, page(past, size))]);
  }
  return {
    first,
    faults: pages.map(([number, told]) => ({
      told,
      faults: pageFaults({ rows: resource.rows, size, number, told, first }),
    })),
  };
}

/** People work on a server meanwhile: pages that do not fit together are asked for once more. */
async function checkPages(inquiry: Inquiry, list: List, size: number, last: boolean) {
  let turned = await turnPages(inquiry, list, size, last);
  if (turned.faults.some(({ faults }) => faults.length > 0)) {
    turned = await turnPages(inquiry, list, size, last);
  }
  for (const { told, faults } of turned.faults) inquiry.report(list.id, told, faults);
  return turned.first;
}

async function checkSearch(inquiry: Inquiry, { id, resource }: List, row: unknown, size: number) {
  const ask = async (key: string) =>
    inquiry.ask(id, { query: { key, currentPage: 1, resultPerPage: size } });
  const nobody = await ask(randomBytes(12).toString('hex'));
  inquiry.report(id, nobody, searchFaults(resource.rows, nobody, undefined));
  const searched = row ? searchedOf(resource, row) : [];
  const letters = lettersOf(row, searched);
  if (!letters) return;
  const found = await ask(letters);
  inquiry.report(id, found, searchFaults(resource.rows, found, { searched, letters }));
}

/** Asks for a list in every way that its screen can; returns the identifiers of rows to look at. */
export async function checkList(inquiry: Inquiry, list: List): Promise<string[]> {
  const sizes = pageSizesOf(table[list.resource.routes.list]?.query.resultPerPage);
  let first: Told | undefined;
  for (const size of sizes.all) {
    const told = await checkPages(inquiry, list, size, size === sizes.first);
    first ??= told;
  }
  const rows = rowsOf(first?.body, list.resource.rows);
  await checkSearch(inquiry, list, rows[0], sizes.first);
  const refused = { wanted: [422] };
  await inquiry.ask(list.id, { ...page(0, sizes.first), ...refused });
  await inquiry.ask(list.id, { ...page(1, Math.max(...sizes.all) + 1), ...refused });
  return rows.flatMap((row) => idOf(row) ?? []);
}
