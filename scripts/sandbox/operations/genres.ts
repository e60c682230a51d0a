import type { components } from '../../../src/generated/types.ts';
import { zStarterList } from '../../../src/generated/schemas.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';
import type { HandlerRequest, Handlers } from '../handler-types.ts';
import { describeTable, type Row } from '../table.ts';

type Genre = components['schemas']['Genre'];

const toGenre = ({ seq: _, starter, ...row }: Row) =>
  ({ ...row, starter: JSON.parse(String(starter)) }) as unknown as Genre;

const genres = describeTable({
  table: 'genres',
  one: 'genre',
  many: 'genres',
  searchColumns: ['genre'],
  imageColumn: 'image',
  toRecord: toGenre,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, 'The starters are not a JSON list.');
  }
}

/** Throws if another genre has the name, or if a starter is invalid: multipart fields are strings, so the list is sent as JSON. */
function rejectInvalid({ database, id, body }: HandlerRequest<'addGenre' | 'updateGenre'>): void {
  const { genre, starter } = body;
  const taken =
    genre !== undefined &&
    database.prepare('SELECT 1 FROM genres WHERE genre = ? AND _id <> ?').get(genre, id);
  if (taken) throw new HttpError(409, `There is a genre called ${genre} already.`);
  if (starter === undefined) return;
  const { success } = zStarterList.safeParse(parseJson(starter));
  if (!success) throw new HttpError(422, 'A starter breaks a limit of the contract.');
}

export const genreHandlers = {
  getAllGenres: genres.list,
  getAllGenre: ({ database }) => {
    const rows = database.prepare('SELECT * FROM genres ORDER BY genre').all();
    return { success: true, data: rows.map(toGenre), length: rows.length };
  },
  getGenre: genres.get,
  addGenre: (request) => {
    rejectInvalid(request);
    return genres.add(request);
  },
  updateGenre: (request) => {
    genres.findRow(request);
    rejectInvalid(request);
    return genres.update(request);
  },
} satisfies Handlers;
