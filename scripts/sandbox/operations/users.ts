import type { components } from '../../../src/generated/types.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';
import type { HandlerRequest, Handlers } from '../handler-types.ts';
import { describeTable, type Row } from '../table.ts';

/** Converts a row to the contract's `User`: `mobile_no` is country code and number, separated by a space. */
function toUser({ seq: _, countryCode, mobile, ...row }: Row) {
  const number = [countryCode, mobile].filter(Boolean).join(' ');
  return { ...row, mobile_no: number || null } as components['schemas']['User'];
}

const users = describeTable({
  table: 'users',
  one: 'user',
  many: 'users',
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

export const userHandlers = {
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
      .all(request.id) as unknown as components['schemas']['RoomOfUser'][];
    return { ...users.remove(request), rooms };
  },
} satisfies Handlers;
