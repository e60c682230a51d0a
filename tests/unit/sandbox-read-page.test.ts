import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createTables } from '../../scripts/sandbox/database.ts';
import { readPage } from '../../scripts/sandbox/read-page.ts';
import { createPerson } from '../../scripts/sandbox/seed/people.ts';

const database = new DatabaseSync(':memory:');
createTables(database, () => undefined);
const add = database.prepare('INSERT INTO users (_id, firstName, lastName) VALUES (?, ?, ?)');
for (let number = 0; number < 137; number += 1) {
  const { firstName, lastName } = createPerson(number);
  add.run(String(number), firstName, lastName);
}
// A search could go wrong with deleted, renamed and recased users, and with names that contain LIKE wildcards.
database.exec(`
  DELETE FROM users WHERE seq % 11 = 0;
  UPDATE users SET lastName = 'O''Neil 100%' WHERE seq % 17 = 0;
  UPDATE users SET firstName = lower(firstName) WHERE seq % 5 = 0;
  UPDATE users SET firstName = firstName, lastName = 'under_score' WHERE seq = 60;
  DELETE FROM users WHERE lastName = 'under_score'`);

const all = database.prepare('SELECT * FROM users ORDER BY seq DESC').all();

/** The rows that a search should find. */
const filterRows = (key: string) =>
  all.filter(({ firstName, lastName }) =>
    [firstName, lastName].some((name) => String(name).toLowerCase().includes(key.toLowerCase())),
  );

const users = { table: 'users', searchColumns: ['firstName', 'lastName'] };

for (const [description, paged] of [
  ['with a count table', { ...users, countTable: 'user_names' }],
  ['without a count table', users],
] as const) {
  test.each(['', 'a', 'JANE', 'an', 'priya', "O'N", '%', '_', 'nobody'])(
    `A search ${description} for "%s" returns the right rows, in order, on every page`,
    (key) => {
      const found = filterRows(key);
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

test('The count table contains exactly the names of existing users', () => {
  const countTable = database.prepare('SELECT * FROM user_names').all();
  const names = database
    .prepare('SELECT firstName, lastName, count(*) AS amount FROM users GROUP BY 1, 2')
    .all();
  expect(countTable).toEqual(names);
});
