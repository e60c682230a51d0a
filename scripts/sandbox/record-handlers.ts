/** The handlers of users, stories, genres and banners. */
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../src/generated/types.ts';
import { zAddGenreBody } from '../../src/generated/schemas.ts';
import { HttpError } from '../lib/servers/error-responses.ts';
import type { HandlerRequest, Handlers } from './handler-types.ts';
import { createTableHandlers, type Row } from './table.ts';

type Schemas = components['schemas'];

/** Converts a row to the contract's `User`: `mobile_no` is country code and number, separated by a space. */
function toUser({ seq: _, countryCode, mobile, ...row }: Row) {
  const number = [countryCode, mobile].filter(Boolean).join(' ');
  return { ...row, mobile_no: number || null } as Schemas['User'];
}

const users = createTableHandlers({
  table: 'users',
  singular: 'user',
  plural: 'users',
  searchColumns: ['firstName', 'lastName'],
  countTable: 'user_names',
  toRecord: toUser,
});

function rejectTakenMobile(request: HandlerRequest<'updateUser'>): void {
  const { mobile, countryCode } = { ...users.findRow(request), ...request.body };
  if (!(request.body.mobile ?? request.body.countryCode)) return;
  const owner = request.database
    .prepare('SELECT 1 FROM users WHERE mobile = ? AND countryCode = ? AND _id <> ?')
    .get(String(mobile), String(countryCode), request.id);
  if (owner) throw new HttpError(409, 'Another user already has this mobile number.');
}

/** Converts a row to the contract's `StoryRoom`, with its host and participants. */
function toRoom({ seq: _, host, ...row }: Row, database: DatabaseSync) {
  const selectPeople = (condition: string) =>
    database.prepare(`SELECT _id, firstName, lastName FROM users WHERE ${condition}`);
  const inRoom = selectPeople('_id IN (SELECT user FROM participants WHERE room = ?)');
  const participants = inRoom.all(String(row._id));
  const hostRow = selectPeople('_id = ?').get(host ?? null);
  return { ...row, host: hostRow ?? null, participants } as unknown as Schemas['StoryRoom'];
}

const stories = createTableHandlers({
  table: 'rooms',
  singular: 'story',
  plural: 'stories',
  searchColumns: ['roomName'],
  toRecord: toRoom,
});

const toGenre = ({ seq: _, starter, ...row }: Row) =>
  ({ ...row, starter: JSON.parse(String(starter)) }) as unknown as Schemas['Genre'];

const genres = createTableHandlers({
  table: 'genres',
  singular: 'genre',
  plural: 'genres',
  searchColumns: ['genre'],
  imageColumn: 'image',
  toRecord: toGenre,
});

/** Throws if another genre has the name, or if a starter is invalid: multipart fields are strings, so the list is sent as JSON. */
function rejectInvalid({ database, id, body }: HandlerRequest<'addGenre' | 'updateGenre'>): void {
  const { genre, starter } = body;
  const taken =
    genre !== undefined &&
    database.prepare('SELECT 1 FROM genres WHERE genre = ? AND _id <> ?').get(genre, id);
  if (taken) throw new HttpError(409, `There is a genre called ${genre} already.`);
  if (starter === undefined) return;
  let starters: unknown;
  try {
    starters = JSON.parse(starter);
  } catch {
    throw new HttpError(422, 'The starters are not a JSON list.');
  }
  if (!zAddGenreBody.shape.starter.safeParse(starters).success)
    throw new HttpError(422, 'A starter breaks a limit of the contract.');
}

const banners = createTableHandlers({
  table: 'banners',
  singular: 'banner',
  plural: 'banners',
  searchColumns: ['clientName'],
  imageColumn: 'bannerUrl',
  toRecord: ({ seq: _, ...row }) => row as unknown as Schemas['Banner'],
});

export const recordHandlers = {
  getAllUsers: users.list,
  getUser: users.get,
  updateUser: (request) => {
    rejectTakenMobile(request);
    return users.update(request);
  },
  deleteUser: (request) => {
    const rooms = request.database
      .prepare(
        `SELECT _id, status FROM rooms
         WHERE host = ?1 OR _id IN (SELECT room FROM participants WHERE user = ?1)`,
      )
      .all(request.id) as unknown as Schemas['RoomOfUser'][];
    return { ...users.remove(request), rooms };
  },

  getAllStoryRooms: stories.list,
  getStory: stories.get,
  updateStory: stories.update,
  deleteStory: stories.remove,

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

  getBanners: banners.list,
  getBanner: banners.get,
  createBanner: banners.add,
  updateBanner: banners.update,
  deleteBanner: banners.remove,
} satisfies Handlers;
