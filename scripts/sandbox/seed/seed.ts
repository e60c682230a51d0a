import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { seededId, seededUserId } from './seeded-id.ts';
import { createTables, type SandboxFiles } from '../open-database.ts';
import { hashPassword } from '../password.ts';
import { newTokenKey } from '../token.ts';
import { administrator } from './administrator.ts';
import { banners } from './banners.ts';
import { documents } from './documents.ts';
import { genres } from './genres.ts';
import { person } from './people.ts';
import { picture } from './picture.ts';
import { rooms } from './rooms.ts';

/** A record with all that the contract says of it, under the contract's names. */
type Columns<Name extends keyof components['schemas']> = Record<
  keyof components['schemas'][Name],
  SQLInputValue
>;

/** The first moment of the seeded world; each record comes a little later than the one before. */
const beginning = Date.UTC(2025, 0, 6, 9, 15, 30);
const moment = (number: number, minutes: number) =>
  new Date(beginning + number * minutes * 60_000).toISOString();

/** Puts records into a table, each with all the columns of the first. */
function fill(
  database: DatabaseSync,
  table: string,
  records: Iterable<Record<string, SQLInputValue | undefined>>,
) {
  let insert: ReturnType<DatabaseSync['prepare']> | undefined;
  for (const record of records) {
    const columns = Object.keys(record);
    insert ??= database.prepare(
      `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    insert.run(...Object.values(record).map((value) => value ?? null));
  }
}

function* userRecords(count: number) {
  for (let number = 0; number < count; number += 1) {
    const at = moment(number, 0.5);
    yield { _id: seededUserId(number), ...person(number), createdAt: at, updatedAt: at };
  }
}

function savePicture(
  uploads: string,
  name: string,
  size: [number, number],
  colours: [string, string],
) {
  const file = path.join(uploads, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture(...size, ...colours));
  return `/uploads/${name}`;
}

/** Fills a new database with a believable world of the given number of users. */
export function seed(database: DatabaseSync, { uploads }: SandboxFiles, users: number): void {
  const { password, ...admin } = administrator;
  createTables(database, () => {
    fill(database, 'settings', [{ name: 'tokenKey', value: newTokenKey() }]);
    fill(database, 'admins', [
      {
        _id: seededId('65a', 1),
        ...admin,
        type: 'admin',
        password: hashPassword(password),
        createdAt: moment(0, 0),
        updatedAt: moment(0, 0),
      },
    ]);
    fill(database, 'users', userRecords(users));
    fill(
      database,
      'rooms',
      rooms.map(({ genre, host, participants: _, ...room }, index) => ({
        _id: seededId('65c', index + 1),
        ...room,
        theme: genres[genre % genres.length]?.[0],
        host: host === undefined || users === 0 ? undefined : seededUserId(host % users),
        createdAt: moment(index, 720),
        updatedAt: moment(index, 800),
      })),
    );
    fill(
      database,
      'participants',
      rooms.flatMap(({ participants }, index) =>
        participants.map((guest) => ({
          room: seededId('65c', index + 1),
          user: seededUserId(guest % Math.max(1, users)),
        })),
      ),
    );
    fill(
      database,
      'genres',
      genres.map(([genre, colour, backgroundColour, starters], index): Columns<'Genre'> => ({
        _id: seededId('65d', index + 1),
        genre,
        starter: JSON.stringify(
          starters.map(([starter, description]) => ({ starter, description })),
        ),
        colour,
        backgroundColour,
        image: savePicture(
          uploads,
          `genre-${index + 1}.png`,
          [194, 112],
          [colour, backgroundColour],
        ),
        createdAt: moment(index, 900),
        updatedAt: moment(index, 990),
      })),
    );
    fill(
      database,
      'banners',
      banners.map(([clientName, navigationUrl, ...colours], index): Columns<'Banner'> => ({
        _id: seededId('65e', index + 1),
        clientName,
        navigationUrl,
        bannerUrl: savePicture(uploads, `banner-${index + 1}.png`, [337, 120], colours),
        createdAt: moment(index, 1440),
        updatedAt: moment(index, 1500),
      })),
    );
    fill(
      database,
      'documents',
      Object.entries(documents).map(([name, html]) => ({ name, html })),
    );
  });
}
