import { randomInt } from 'node:crypto';
import { operations } from '../../src/api/contract.ts';
import { readPageSizes } from '../../src/api/paging.ts';
import { createPerson, seededUserId } from '../sandbox/seed/people.ts';

const { options: pageSizes } = readPageSizes(
  operations['GET /api/admin/getAllUsers']?.queryConstraints.resultPerPage ?? {},
);

/** A first name that exactly one user is given. */
export const rareName = 'Quetzalli';

const pickRandom = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;

const buildListPath = (query: Record<string, string | number>) =>
  `/api/admin/getAllUsers?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** Random requests by kind, for a given number of seeded users; each call returns another path. */
export function createRequests(users: number) {
  const randomPerson = () => createPerson(randomInt(users));
  const keys = [
    () => randomPerson().firstName,
    () => randomPerson().lastName.toLowerCase(),
    () => randomPerson().firstName.slice(0, 2),
    () => rareName.slice(1, 6),
    () => 'no user has this name',
  ];
  return {
    'list page': () => {
      const resultPerPage = pickRandom(pageSizes);
      const currentPage = 1 + randomInt(Math.ceil(users / resultPerPage));
      return buildListPath({ currentPage, resultPerPage });
    },
    search: () =>
      buildListPath({
        key: pickRandom(keys)(),
        currentPage: 1,
        resultPerPage: pickRandom(pageSizes),
      }),
    detail: () => `/api/admin/getUser/${seededUserId(randomInt(users))}`,
  };
}
