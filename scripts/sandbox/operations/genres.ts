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
    return { success: true, genres: rows.map((row) => toGenre(row as Row)), length };
  },

  getAllGenre: ({ database }) => {
    const rows = database.prepare('SELECT * FROM genres ORDER BY genre').all();
    return { success: true, data: rows.map((row) => toGenre(row as Row)), length: rows.length };
  },

  getGenre: ({ database, id }) => ({
    success: true,
    genre: toGenre(findRow(database, 'genres', id)),
  }),

  addGenre: ({ database, uploads, body, file }) => {
    rejectTakenName(database, body.genre);
    rejectInvalidStarters(body.starter);
    if (!file) throw new HttpError(422, 'The image is missing.');
    const { image: _, ...values } = body;
    const row = insertRow(database, 'genres', { ...values, image: uploads.save(file) });
    return { success: true, genre: toGenre(row) };
  },

  updateGenre: ({ database, uploads, id, body, file }) => {
    const previous = findRow(database, 'genres', id);
    rejectTakenName(database, body.genre, id);
    rejectInvalidStarters(body.starter);
    const { image: _, ...values } = body;
    const saved = file && { image: uploads.save(file) };
    const genre = toGenre(updateRow(database, 'genres', id, { ...values, ...saved }));
    if (saved) uploads.remove(previous.image);
    return { success: true, genre };
  },
} satisfies Handlers;
