import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { deleteRow, findRow, type Row, updateRow } from '../change.ts';
import type { Handlers } from '../handler.ts';
import { readPage } from '../page.ts';
import { Refusal } from '../refusal.ts';

type User = components['schemas']['User'];
type Room = components['schemas']['RoomOfUser'];

/** A row as the contract's user: `mobile_no` is country code and number, separated by a space. */
function toUser({ seq: _, countryCode, mobile, ...row }: Row): User {
  return { ...row, mobile_no: [countryCode, mobile].filter(Boolean).join(' ') || null } as User;
}

function refuseTakenMobile(database: DatabaseSync, { _id, countryCode, mobile }: Row): void {
  const other = database
    .prepare('SELECT 1 FROM users WHERE mobile = ? AND countryCode = ? AND _id <> ?')
    .get(String(mobile), String(countryCode), String(_id));
  if (other) throw new Refusal(409, 'Another user already has this mobile number.');
}

export const users: Handlers = {
  getAllUsers: ({ database, query }) => {
    const searched = ['firstName', 'lastName'] satisfies (keyof User)[];
    const paged = { table: 'users', searched, tally: 'user_names' };
    const { rows, length } = readPage(database, paged, query);
    return { success: true, users: rows.map(toUser), length };
  },

  getUser: ({ database, id }) => ({ success: true, user: toUser(findRow(database, 'users', id)) }),

  updateUser: ({ database, id, body }) => {
    const changed = { ...findRow(database, 'users', id), ...body };
    if (body.mobile ?? body.countryCode) refuseTakenMobile(database, changed);
    return { success: true, user: toUser(updateRow(database, 'users', id, { ...body })) };
  },

  deleteUser: ({ database, id }) => {
    const rooms = database
      .prepare(
        `SELECT _id, status FROM rooms
         WHERE host = ?1 OR _id IN (SELECT room FROM participants WHERE user = ?1)`,
      )
      .all(id) as unknown as Room[];
    deleteRow(database, 'users', id);
    return { success: true, rooms };
  },
};
