import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/types.ts';
import type { Handlers } from '../handler.ts';
import { readPage } from '../page.ts';
import { Refusal } from '../refusal.ts';

type User = components['schemas']['User'];
type Room = components['schemas']['RoomOfUser'];
type Row = Record<string, unknown>;

/** A row as the contract's user: `mobile_no` is country code and number, separated by a space. */
function toUser({ seq: _, countryCode, mobile, ...row }: Row): User {
  return { ...row, mobile_no: [countryCode, mobile].filter(Boolean).join(' ') || null } as User;
}

function findRow(database: DatabaseSync, id: string): Row {
  const row = database.prepare('SELECT * FROM users WHERE _id = ?').get(id);
  if (!row) throw new Refusal(404, 'This user does not exist any more.');
  return row;
}

function refuseTakenMobile(database: DatabaseSync, { _id, countryCode, mobile }: Row): void {
  const other = database
    .prepare('SELECT 1 FROM users WHERE mobile = ? AND countryCode = ? AND _id <> ?')
    .get(String(mobile), String(countryCode), String(_id));
  if (other) throw new Refusal(409, 'Another user already has this mobile number.');
}

export const users: Handlers = {
  getAllUsers: ({ database, query }) => {
    const paged = { table: 'users', searched: ['firstName', 'lastName'] };
    const { rows, length } = readPage(database, paged, query);
    return { success: true, users: rows.map(toUser), length };
  },

  getUser: ({ database, id }) => ({ success: true, user: toUser(findRow(database, id)) }),

  updateUser: ({ database, id, body }) => {
    const changed = {
      ...findRow(database, id),
      ...body,
      updatedAt: new Date().toISOString(),
    } as Row;
    if (body.mobile ?? body.countryCode) refuseTakenMobile(database, changed);
    const columns = ['firstName', 'lastName', 'countryCode', 'mobile', 'updatedAt'];
    database
      .prepare(`UPDATE users SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE _id = ?`)
      .run(...columns.map((name) => (changed[name] ?? null) as string | null), id);
    return { success: true, user: toUser(changed) };
  },

  deleteUser: ({ database, id }) => {
    findRow(database, id);
    const rooms = database
      .prepare(
        `SELECT _id, status FROM rooms
         WHERE host = ?1 OR _id IN (SELECT room FROM participants WHERE user = ?1)`,
      )
      .all(id) as unknown as Room[];
    database.prepare('DELETE FROM users WHERE _id = ?').run(id);
    return { success: true, rooms };
  },
};
