import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { getSandboxFiles, rejectLinks } from '../data-folder.ts';
import { createTables } from '../database.ts';
import { insertRows } from '../table.ts';
import { createTokenKey, hashPassword } from '../credentials.ts';
import { documents } from './documents.ts';
import { administrator, at, createPerson, seededId, seededUserId } from './people.ts';
import { drawImage } from '../../lib/draw-image.ts';
import { bannerImages, banners, genreImages, genres, rooms } from './records.ts';

/** The first record of each kind was created in January 2025; the others follow at regular intervals. */
const createTimestamp = (number: number, minutes: number) =>
  new Date(Date.UTC(2025, 0, 6, 9, 15, 30) + number * minutes * 60_000).toISOString();

/**
 * The properties of every seeded record: the id, made from a prefix and an index from 0, and times that are minutes
 * apart.
 */
const createBase = (prefix: string, index: number, minutes: number, updateMinutes = minutes) => ({
  _id: seededId(prefix, index),
  createdAt: createTimestamp(index, minutes),
  updatedAt: createTimestamp(index, updateMinutes),
});

/** A row with a column for every property of a schema in the contract. */
type Columns<Name extends keyof components['schemas']> = Record<
  keyof components['schemas'][Name],
  SQLInputValue
>;

function* userRecords(count: number) {
  for (let number = 0; number < count; number += 1)
    yield { ...createBase('65b', number, 0.5), ...createPerson(number) };
}

const statuses = ['active', 'upcoming', 'completed'] as const;

/** Story rooms in all three statuses; some have no host, and none has one if there are no users. */
const roomRecords = (users: number) =>
  rooms.names.map((roomName, index) => ({
    ...createBase('65c', index, 720, 800),
    roomName,
    status: at(statuses, index),
    theme: at(genres, index * 5)[0],
    description: at(rooms.descriptions, index),
    host: users === 0 || index % 11 === 5 ? null : seededUserId(index % users),
  }));

/** Up to five users in each room. No user is in a room twice, even if there are few. */
const participantRecords = (users: number) =>
  rooms.names.flatMap((_, index) => {
    const length = users === 0 ? 0 : index % 6;
    const indexes = Array.from({ length }, (__, position) => (index + position * 3) % users);
    const room = seededId('65c', index);
    return [...new Set(indexes)].map((number) => ({ room, user: seededUserId(number) }));
  });

function createRows(uploads: string, users: number) {
  mkdirSync(uploads, { recursive: true });
  function saveImage(name: string, size: [number, number], colours: [string, string]): string {
    const file = path.join(uploads, name);
    rejectLinks(file);
    // This overwrites the image of an interrupted seeding.
    writeFileSync(file, drawImage(...size, ...colours));
    return `/uploads/${name}`;
  }
  const { password, ...admin } = administrator;
  return {
    settings: [
      { name: 'tokenKey', value: createTokenKey() },
      { name: 'seededUsers', value: String(users) },
    ],
    admins: [
      { ...createBase('65a', 0, 0), ...admin, type: 'admin', password: hashPassword(password) },
    ],
    users: userRecords(users),
    rooms: roomRecords(users),
    participants: participantRecords(users),
    genres: genres.map(([genre, { colours, starters }], index): Columns<'Genre'> => ({
      ...createBase('65d', index, 900, 990),
      genre,
      starter: JSON.stringify(
        Object.entries(starters).map(([starter, description]) => ({ starter, description })),
      ),
      colour: colours[0],
      backgroundColour: colours[1],
      image: saveImage(at(genreImages, index), [194, 112], colours),
    })),
    banners: banners.map(([clientName, navigationUrl, ...colours], index): Columns<'Banner'> => ({
      ...createBase('65e', index, 1440, 1500),
      clientName,
      navigationUrl,
      bannerUrl: saveImage(at(bannerImages, index), [337, 120], colours),
    })),
    documents: Object.entries(documents).map(([name, html]) => ({ name, html })),
  };
}

/** Creates the tables of a new database and fills them with sample data. */
export function seed(database: DatabaseSync, folder: string, users: number): void {
  const rows = createRows(getSandboxFiles(folder).uploads, users);
  createTables(database, () => {
    for (const [table, records] of Object.entries(rows)) insertRows(database, table, records);
  });
}
