import { randomInt } from 'node:crypto';
import { operations } from '../../src/api/contract.ts';
import { readPageSizes } from '../../src/api/paging.ts';
import { createPerson, seededUserId } from '../sandbox/seed/people.ts';

const { options: pageSizes } = readPageSizes(
  operations['GET /api/admin/getAllUsers']?.queryConstraints.resultPerPage ?? {},
);

const pickRandom = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;

const buildListPath = (query: Record<string, string>) =>
  `/api/admin/getAllUsers?${new URLSearchParams(query)}`;

/** Random requests by kind, for a given number of seeded users; each call returns another path. */
export function createRequests(users: number) {
  const randomPerson = () => createPerson(randomInt(users));
  const keys = [
    () => randomPerson().firstName,
    () => randomPerson().lastName.toLowerCase(),
    () => randomPerson().firstName.slice(0, 2),
    () => 'no user has this name',
  ];
  return {
    'list page': () => {
      const size = pickRandom(pageSizes);
      const page = 1 + randomInt(Math.ceil(users / size));
      return buildListPath({ currentPage: `${page}`, resultPerPage: `${size}` });
    },
    search: () =>
      buildListPath({
        key: pickRandom(keys)(),
        currentPage: '1',
        resultPerPage: `${pickRandom(pageSizes)}`,
      }),
    detail: () => `/api/admin/getUser/${seededUserId(randomInt(users))}`,
  };
}
