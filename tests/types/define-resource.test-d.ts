/** Mistakes in a resource are type errors. */
import { test } from 'vitest';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import { rooms, specimens, users } from './resource-options.ts';

test('A resource has the operations of the contract, each on its number of records, and their properties', () => {
  const { operations } = users;
  // @ts-expect-error — a list and a read are required
  defineResource({ ...users, operations: { list: operations.list } });
  // @ts-expect-error — no such operation
  defineResource({ ...users, operations: { ...operations, list: 'GET /api/admin/getAllUserz' } });
  defineResource({
    ...users,
    // @ts-expect-error — a deletion is not a read
    operations: { ...operations, read: 'DELETE /api/admin/deleteUser/{id}' },
  });
  // @ts-expect-error — a read has the identifier in its path
  defineResource({ ...users, operations: { ...operations, read: 'GET /api/admin/getAllUsers' } });
  // @ts-expect-error — a list has none
  defineResource({ ...users, operations: { ...operations, list: 'GET /api/admin/getUser/{id}' } });
  // @ts-expect-error — the rows are called users
  defineResource({ ...users, rows: 'people' });
  // @ts-expect-error — the record is called user
  defineResource({ ...users, record: 'person' });
  // A read response with an identifier is the record itself.
  defineResource({ ...specimens, detailFields: ['email'] });
  // @ts-expect-error — a specimen has no nickName
  defineResource({ ...specimens, detailFields: ['nickName'] });
});

test('A column, a detail field and a search field are of properties of the contract', () => {
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: ['nickName'] });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — nor as a detail field
  defineResource({ ...users, detailFields: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — a computed column reads the row's own properties
  defineResource({ ...users, columns: [{ label: '', value: (user) => user.nickName }] });
  defineResource({ ...users, columns: [{ key: 'userName', width: 120, swatches: ['email'] }] });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: [{ key: 'userName', swatches: ['nickName'] }] });
  // @ts-expect-error — a detail field has no width
  defineResource({ ...users, detailFields: [{ key: 'userName', width: 120 }] });
  defineResource({ ...users, search: { placeholder: '', fields: ['firstName', 'email'] } });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, search: { placeholder: '', fields: ['nickName'] } });
  // @ts-expect-error — participants is a list
  defineResource({ ...rooms, search: { placeholder: '', fields: ['participants'] } });
});

test('A cell fits the type of its property, a badge has a variant for each value, a computed text is a text', () => {
  // @ts-expect-error — a name is not a list
  defineResource({ ...users, columns: [{ key: 'userName', label: '', type: 'count' }] });
  // @ts-expect-error — a list is not text
  defineResource({ ...rooms, columns: [{ key: 'participants', type: 'excerpt' }] });
  // @ts-expect-error — an object is not a list
  defineResource({ ...rooms, columns: [{ key: 'host', type: 'objects' }] });
  const status = { key: 'status', label: '', type: 'badge' } as const;
  const variants = { active: 'success', upcoming: 'info', completed: 'quiet' } as const;
  defineResource({ ...rooms, columns: [{ ...status, variants }] });
  const twoVariants = { active: 'info', upcoming: 'info' } as const;
  // @ts-expect-error — completed has no variant
  defineResource({ ...rooms, columns: [{ ...status, variants: twoVariants }] });
  // @ts-expect-error — variants is required
  defineResource({ ...rooms, columns: [status] });
  const Names = ({ value }: { value: readonly string[] }) => value.join();
  const Text = ({ value }: { value: string }) => value;
  defineResource({ ...rooms, columns: [{ key: 'theme', label: '', cell: Text }] });
  // @ts-expect-error — a theme is not a list
  defineResource({ ...rooms, columns: [{ key: 'theme', label: '', cell: Names }] });
  // @ts-expect-error — a room has no colour
  defineResource({ ...rooms, columns: [{ key: 'colour', label: '', cell: Text }] });
  defineResource({ ...rooms, columns: [{ label: '', value: ({ host }) => host?.firstName }] });
  // @ts-expect-error — participants is a list
  defineResource({ ...rooms, columns: [{ label: '', value: (room) => room.participants }] });
  // @ts-expect-error — a detail field reads the record's own properties
  defineResource({ ...rooms, detailFields: [{ label: '', value: (room) => room.colour }] });
  // @ts-expect-error — a computed text needs a label
  defineResource({ ...rooms, columns: [{ value: () => '' }] });
});
