import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createTables } from '../../scripts/sandbox/open-database.ts';
import { readPage } from '../../scripts/sandbox/page.ts';
import { person } from '../../scripts/sandbox/seed/people.ts';

const database = new DatabaseSync(':memory:');
createTables(database, () => undefined);
const add = database.prepare('INSERT INTO users (_id, firstName, lastName) VALUES (?, ?, ?)');
for (let number = 0; number < 137; number += 1) {
  const { firstName, lastName } = person(number);
  add.run(String(number), firstName, lastName);
}
// Names that come, go, change letters only, and hold what LIKE would read as a sign.
database.exec(`
  DELETE FROM users WHERE seq % 11 = 0;
  UPDATE users SET lastName = 'O''Neil 100%' WHERE seq % 17 = 0;
  UPDATE users SET firstName = lower(firstName) WHERE seq % 5 = 0;
  UPDATE users SET firstName = firstName, lastName = 'under_score' WHERE seq = 60;
  DELETE FROM users WHERE lastName = 'under_score'`);

const all = database.prepare('SELECT * FROM users ORDER BY seq DESC').all();

/** What a search should find, worked out from all the rows. */
const matching = (key: string) =>
  all.filter(({ firstName, lastName }) =>
    [firstName, lastName].some((name) => String(name).toLowerCase().includes(key.toLowerCase())),
  );

const users = { table: 'users', searched: ['firstName', 'lastName'] };

for (const [what, paged] of [
  ['with a tally', { ...users, tally: 'user_names' }],
  ['without a tally', users],
] as const) {
  test.each(['', 'a', 'JANE', 'an', 'priya', "O'N", '%', '_', 'nobody'])(
    `A search ${what} for "%s" finds the same, in the same order, on every page`,
    (key) => {
      const found = matching(key);
      for (const resultPerPage of [5, 10, 15]) {
        for (let currentPage = 1; currentPage < 30; currentPage += 1) {
          const page = readPage(database, paged, { key, currentPage, resultPerPage });
          const end = currentPage * resultPerPage;
          expect(page).toEqual({
            rows: found.slice(end - resultPerPage, end),
            length: found.length,
          });
        }
      }
    },
  );
}

test('The tally holds each name that a user has, and no other', () => {
  const tally = database.prepare('SELECT * FROM user_names').all();
  const names = database
    .prepare('SELECT firstName, lastName, count(*) AS amount FROM users GROUP BY 1, 2')
    .all();
  expect(tally).toEqual(names);
});
