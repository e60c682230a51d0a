import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import type { Handlers } from '../handler-types.ts';
import { describeTable, type Row } from '../table.ts';

type StoryRoom = components['schemas']['StoryRoom'];

/** Converts a row to the contract's `StoryRoom`, with its host and participants. */
function toRoom({ seq: _, host, ...row }: Row, database: DatabaseSync): StoryRoom {
  const selectPeople = (condition: string) =>
    database.prepare(`SELECT _id, firstName, lastName FROM users WHERE ${condition}`);
  const inRoom = selectPeople('_id IN (SELECT user FROM participants WHERE room = ?)');
  const participants = inRoom.all(String(row._id));
  const hostRow = selectPeople('_id = ?').get(host ?? null);
  return { ...row, host: hostRow ?? null, participants } as unknown as StoryRoom;
}

const rooms = describeTable({
  table: 'rooms',
  one: 'story',
  many: 'stories',
  searchColumns: ['roomName'],
  toRecord: toRoom,
});

export const storyHandlers = {
  getAllStoryRooms: rooms.list,
  getStory: rooms.get,
  updateStory: rooms.update,
  deleteStory: rooms.remove,
} satisfies Handlers;
