import { randomInt } from 'node:crypto';
import { person } from '../sandbox/seed/people.ts';
import { seededUserId } from '../sandbox/seed/seeded-id.ts';

const pageSizes = [5, 10, 15];

/** The first name that one user is given, for a search that finds it alone. */
export const rareName = 'Quetzalli';

const any = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;

const list = (query: Record<string, string | number>) =>
  `/api/admin/getAllUsers?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** What an administrator asks about so many seeded users; each call makes another request. */
export function requestsAbout(users: number) {
  const someone = () => person(randomInt(users));
  const keys = [
    () => someone().firstName,
    () => someone().lastName.toLowerCase(),
    () => someone().firstName.slice(0, 2),
    () => rareName.slice(1, 6),
    () => 'nobody is called so',
  ];
  return {
    'list page': () => {
      const resultPerPage = any(pageSizes);
      const currentPage = 1 + randomInt(Math.ceil(users / resultPerPage));
      return list({ currentPage, resultPerPage });
    },
    search: () => list({ key: any(keys)(), currentPage: 1, resultPerPage: any(pageSizes) }),
    detail: () => `/api/admin/getUser/${seededUserId(randomInt(users))}`,
  };
}
