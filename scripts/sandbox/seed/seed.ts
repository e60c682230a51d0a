import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { getSandboxFiles, rejectLinks } from '../data-folder.ts';
import { createTables } from '../open-database.ts';
import { insertRows } from '../table.ts';
import { hashPassword } from '../password.ts';
import { createTokenKey } from '../tokens.ts';
import { documents } from './documents.ts';
import { administrator, at, createPerson, seededId, seededUserId } from './people.ts';
import { drawImage } from './draw-image.ts';
import { banners, genres, rooms, seededImageName } from './records.ts';

/** The creation time of the first record of each kind; the others follow at regular intervals. */
const firstCreatedAt = Date.UTC(2025, 0, 6, 9, 15, 30);

/** The creation time of the seeded record with an index from 0. */
const createTimestamp = (number: number, minutes: number) =>
  new Date(firstCreatedAt + number * minutes * 60_000).toISOString();

/** A row with a column for every property of a schema in the contract. */
type Columns<Name extends keyof components['schemas']> = Record<
  keyof components['schemas'][Name],
  SQLInputValue
>;

function* userRecords(count: number) {
  for (let number = 0; number < count; number += 1) {
    const createdAt = createTimestamp(number, 0.5);
    yield { _id: seededUserId(number), ...createPerson(number), createdAt, updatedAt: createdAt };
  }
}

const statuses = ['active', 'upcoming', 'completed'] as const;

const seededRoomId = (index: number) => seededId('65c', index + 1);

/** Story rooms in all three statuses; some have no host, and none has one if there are no users. */
const roomRecords = (users: number) =>
  rooms.names.map((roomName, index) => ({
    _id: seededRoomId(index),
    roomName,
    status: at(statuses, index),
    theme: at(genres, index * 5)[0],
    description: at(rooms.descriptions, index),
    host: users === 0 || index % 11 === 5 ? null : seededUserId(index % users),
    createdAt: createTimestamp(index, 720),
    updatedAt: createTimestamp(index, 800),
  }));

/** Up to five users in each room, each once, however few there are. */
const participantRecords = (users: number) =>
  rooms.names.flatMap((_, index) => {
    const length = users === 0 ? 0 : index % 6;
    const indexes = Array.from({ length }, (__, position) => (index + position * 3) % users);
    const room = seededRoomId(index);
    return [...new Set(indexes)].map((number) => ({ room, user: seededUserId(number) }));
  });

function saveImage(
  uploads: string,
  name: string,
  size: [number, number],
  colours: [string, string],
) {
  const file = path.join(uploads, name);
  mkdirSync(uploads, { recursive: true });
  rejectLinks(file);
  // Overwrites that of an interrupted seeding.
  writeFileSync(file, drawImage(...size, ...colours));
  return `/uploads/${name}`;
}

/** Creates the tables of a new database and fills them with sample data. */
export function seed(database: DatabaseSync, folder: string, users: number): void {
  const { uploads } = getSandboxFiles(folder);
  const { password, ...admin } = administrator;
  const add = (table: string, rows: Iterable<Record<string, SQLInputValue>>) =>
    insertRows(database, table, rows);
  createTables(database, () => {
    add('settings', [
      { name: 'tokenKey', value: createTokenKey() },
      { name: 'seededUsers', value: String(users) },
    ]);
    add('admins', [
      {
        _id: seededId('65a', 1),
        ...admin,
        type: 'admin',
        password: hashPassword(password),
        createdAt: createTimestamp(0, 0),
        updatedAt: createTimestamp(0, 0),
      },
    ]);
    add('users', userRecords(users));
    add('rooms', roomRecords(users));
    add('participants', participantRecords(users));
    const genreRecords = genres.map(([genre, { colours, starters }], index): Columns<'Genre'> => ({
      _id: seededId('65d', index + 1),
      genre,
      starter: JSON.stringify(
        Object.entries(starters).map(([starter, description]) => ({ starter, description })),
      ),
      colour: colours[0],
      backgroundColour: colours[1],
      image: saveImage(uploads, seededImageName('genre', index), [194, 112], colours),
      createdAt: createTimestamp(index, 900),
      updatedAt: createTimestamp(index, 990),
    }));
    add('genres', genreRecords);
    const bannerRecords = banners.map(
      ([clientName, navigationUrl, ...colours], index): Columns<'Banner'> => ({
        _id: seededId('65e', index + 1),
        clientName,
        navigationUrl,
        bannerUrl: saveImage(uploads, seededImageName('banner', index), [337, 120], colours),
        createdAt: createTimestamp(index, 1440),
        updatedAt: createTimestamp(index, 1500),
      }),
    );
    add('banners', bannerRecords);
    add(
      'documents',
      Object.entries(documents).map(([name, html]) => ({ name, html })),
    );
  });
}

/** The number of users that a database was seeded with; NaN where an earlier version did not store it. */
export function readSeededUsers(database: DatabaseSync): number {
  const row = database.prepare("SELECT value FROM settings WHERE name = 'seededUsers'").get();
  return Number(row?.value);
}
