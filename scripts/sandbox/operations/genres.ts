import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { zStarterList } from '../../../src/generated/schemas.ts';
import { findRow, insertRow, type Row, updateRow } from '../rows.ts';
import type { Handlers } from '../handler-types.ts';
import { readPage } from '../read-page.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';

type Genre = components['schemas']['Genre'];

const toGenre = ({ seq: _, starter, ...row }: Row) =>
  ({ ...row, starter: JSON.parse(String(starter)) }) as unknown as Genre;

function rejectTakenName(database: DatabaseSync, name: string | undefined, id = ''): void {
  const taken =
    name !== undefined &&
    database.prepare('SELECT 1 FROM genres WHERE genre = ? AND _id <> ?').get(name, id);
  if (taken) throw new HttpError(409, `There is a genre called ${name} already.`);
}

/** Multipart fields are strings, so the list of starters is sent as JSON and validated here. */
function rejectInvalidStarters(text: string | undefined): void {
  if (text === undefined) return;
  const { success } = zStarterList.safeParse(parseJson(text));
  if (!success) throw new HttpError(422, 'A starter breaks a limit of the contract.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, 'The starters are not a JSON list.');
  }
}

export const genres = {
  getAllGenres: ({ database, query }) => {
    const searchColumns = ['genre'] satisfies (keyof Genre)[];
    const { rows, length } = readPage(database, { table: 'genres', searchColumns }, query);
    return { success: true, genres: rows.map(toGenre), length };
  },

  getAllGenre: ({ database }) => {
    const rows = database.prepare('SELECT * FROM genres ORDER BY genre').all();
    return { success: true, data: rows.map((row) => toGenre(row as Row)), length: rows.length };
  },

  getGenre: ({ database, id }) => ({
    success: true,
    genre: toGenre(findRow(database, 'genres', id)),
  }),

  addGenre: ({ database, uploads, body: { image, ...values } }) => {
    rejectTakenName(database, values.genre);
    rejectInvalidStarters(values.starter);
    const row = insertRow(database, 'genres', { ...values, image: uploads.save(image) });
    return { success: true, genre: toGenre(row) };
  },

  updateGenre: ({ database, uploads, id, body: { image, ...values } }) => {
    const { image: previous = null } = findRow(database, 'genres', id);
    rejectTakenName(database, values.genre, id);
    rejectInvalidStarters(values.starter);
    const saved = image ? uploads.save(image) : previous;
    const row = updateRow(database, 'genres', id, { ...values, image: saved });
    if (image) uploads.remove(previous);
    return { success: true, genre: toGenre(row) };
  },
} satisfies Handlers;
