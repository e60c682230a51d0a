import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { deleteRow, findRow, type Row, updateRow } from '../rows.ts';
import type { Handlers } from '../handler-types.ts';
import { readPage } from '../read-page.ts';

type StoryRoom = components['schemas']['StoryRoom'];

const personColumns = '_id, firstName, lastName';

/** Converts a row to the contract's `StoryRoom`, with its host and participants. */
function toRoom(database: DatabaseSync, { seq: _, host, ...row }: Row): StoryRoom {
  const participants = database
    .prepare(
      `SELECT ${personColumns} FROM users WHERE _id IN (SELECT user FROM participants WHERE room = ?)`,
    )
    .all(String(row._id));
  const hostRow = database
    .prepare(`SELECT ${personColumns} FROM users WHERE _id = ?`)
    .get(host ?? null);
  return { ...row, host: hostRow ?? null, participants } as unknown as StoryRoom;
}

export const stories = {
  getAllStoryRooms: ({ database, query }) => {
    const searchColumns = ['roomName'] satisfies (keyof StoryRoom)[];
    const { rows, length } = readPage(database, { table: 'rooms', searchColumns }, query);
    return { success: true, stories: rows.map((row) => toRoom(database, row as Row)), length };
  },

  getStory: ({ database, id }) => ({
    success: true,
    story: toRoom(database, findRow(database, 'rooms', id)),
  }),

  updateStory: ({ database, id, body }) => {
    findRow(database, 'rooms', id);
    return {
      success: true,
      story: toRoom(database, updateRow(database, 'rooms', id, { ...body })),
    };
  },

  deleteStory: ({ database, id }) => {
    deleteRow(database, 'rooms', id);
    return { success: true };
  },
} satisfies Handlers;
