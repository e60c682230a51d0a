import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import { deleteRow, findRow, type Row, updateRow } from '../rows.ts';
import type { Handlers } from '../handler-types.ts';
import { readPage } from '../read-page.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';

type User = components['schemas']['User'];
type Room = components['schemas']['RoomOfUser'];

/** Converts a row to the contract's `User`: `mobile_no` is country code and number, separated by a space. */
function toUser({ seq: _, countryCode, mobile, ...row }: Row): User {
  return { ...row, mobile_no: [countryCode, mobile].filter(Boolean).join(' ') || null } as User;
}

function rejectTakenMobile(database: DatabaseSync, { _id, countryCode, mobile }: Row): void {
  const owner = database
    .prepare('SELECT 1 FROM users WHERE mobile = ? AND countryCode = ? AND _id <> ?')
    .get(String(mobile), String(countryCode), String(_id));
  if (owner) throw new HttpError(409, 'Another user already has this mobile number.');
}

export const users = {
  getAllUsers: ({ database, query }) => {
    const searchColumns = ['firstName', 'lastName'] satisfies (keyof User)[];
    const paged = { table: 'users', searchColumns, countTable: 'user_names' };
    const { rows, length } = readPage(database, paged, query);
    return { success: true, users: rows.map(toUser), length };
  },

  getUser: ({ database, id }) => ({ success: true, user: toUser(findRow(database, 'users', id)) }),

  updateUser: ({ database, id, body }) => {
    const updated = { ...findRow(database, 'users', id), ...body };
    if (body.mobile ?? body.countryCode) rejectTakenMobile(database, updated);
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
} satisfies Handlers;
