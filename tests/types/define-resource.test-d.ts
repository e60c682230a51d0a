/** Mistakes in a resource are type errors: in its operations, columns, actions, sections and mutations. */
import { test } from 'vitest';
import type { RequestBody } from '../../src/api/contract.ts';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import type { DetailSectionProps, FormSectionProps } from '../../src/engine/config/resource.ts';
import { rooms, specimens, users } from './resource-options.ts';

test('A resource has the operations of the contract, each on its number of records, and their properties', () => {
  const { operations } = users;
  // A row is the record where no operation reads one.
  defineResource({ ...users, operations: { list: operations.list } });
  // @ts-expect-error — a list is required
  defineResource({ ...users, operations: { read: operations.read } });
  // @ts-expect-error — there is no such operation
  defineResource({ ...users, operations: { ...operations, list: 'GET /api/admin/getAllUserz' } });
  defineResource({
    ...users,
    // @ts-expect-error — a deletion is not a read
    operations: { ...operations, read: 'DELETE /api/admin/deleteUser/{id}' },
  });
  // @ts-expect-error — a read has the identifier in its path
  defineResource({ ...users, operations: { ...operations, read: 'GET /api/admin/getAllUsers' } });
  // @ts-expect-error — a list has no identifier in its path
  defineResource({ ...users, operations: { ...operations, list: 'GET /api/admin/getUser/{id}' } });
  // @ts-expect-error — the rows are called users
  defineResource({ ...users, rows: 'people' });
  // @ts-expect-error — the record is called user
  defineResource({ ...users, record: 'person' });
  // A read response with an identifier is the record itself.
  defineResource({ ...specimens, detailFields: ['email'] });
  // @ts-expect-error — a specimen has no nickName
  defineResource({ ...specimens, detailFields: ['nickName'] });
  // @ts-expect-error — a list below a record has its identifier in the path
  defineResource({ ...users, children: [{ list: 'GET /api/admin/getAllUsers' }] });
});

test('A column, a detail field and a search field are of properties of the contract', () => {
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: ['nickName'] });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — a user has no nickName
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

test('An action on an operation that is none, or that takes a body, is a type error', () => {
  const label = 'Act';
  const path = '/specimens/{specimenId}';
  defineResource({ ...specimens, actions: [{ label, operation: `POST ${path}/return` }] });
  // An optional body is left out.
  defineResource({ ...specimens, actions: [{ label, operation: `PUT ${path}/card` }] });
  // @ts-expect-error — there is no such operation
  defineResource({ ...specimens, actions: [{ label, operation: `POST ${path}/reject` }] });
  // @ts-expect-error — a read changes nothing
  defineResource({ ...specimens, actions: [{ label, operation: `GET ${path}` }] });
  // @ts-expect-error — an update takes a body
  defineResource({ ...specimens, actions: [{ label, operation: `PATCH ${path}` }] });
  // @ts-expect-error — a sign-out acts on no record
  defineResource({ ...specimens, actions: [{ label, operation: 'POST /api/admin/logout' }] });
  const action = { label, operation: `POST ${path}/return` } as const;
  defineResource({ ...specimens, actions: [{ ...action, bulk: true }] });
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'lent' }] });
  // @ts-expect-error — an action needs a label
  defineResource({ ...specimens, actions: [{ operation: action.operation }] });
  // @ts-expect-error — whether an action is offered for a selection is no text
  defineResource({ ...specimens, actions: [{ ...action, bulk: 'Act on all?' }] });
  // @ts-expect-error — a confirmation is a text
  defineResource({ ...specimens, actions: [{ ...action, confirm: true }] });
  // @ts-expect-error — a condition is a question with yes or no
  defineResource({ ...specimens, actions: [{ ...action, when: ({ status }) => status }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, actions: [{ ...action, when: ({ state }) => state === 'lent' }] });
  // @ts-expect-error — no specimen is sold
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'sold' }] });
});

test('Behaviour of its own reads the properties of the record, and opens screens of the console', () => {
  const label = 'Duplicate';
  defineResource({
    ...specimens,
    actions: [{ label, run: ({ name }, { open }) => open('/admin/specimen/add', { name }) }],
    listActions: [{ label, keys: ['d'], run: ({ open }) => open('/admin/specimens') }],
  });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, actions: [{ label, run: ({ state }) => state }] });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...specimens, listActions: [{ label, run: ({ open }) => open('/specimens') }] });
});

test('A section has a title and gets the record, or fields and values of the request body', () => {
  const Note = ({ record }: DetailSectionProps<{ nickname?: string | null }>) => record.nickname;
  const State = ({ record }: DetailSectionProps<{ state: string }>) => record.state;
  const Count = ({ count }: { count: number }) => count;
  defineResource({ ...specimens, detailSections: [{ title: '', component: Note }] });
  // @ts-expect-error — a card has a title
  defineResource({ ...specimens, detailSections: [{ component: Note }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, detailSections: [{ title: '', component: State }] });
  // @ts-expect-error — a section gets no count
  defineResource({ ...specimens, detailSections: [{ title: '', component: Count }] });
  type Body = RequestBody<'PATCH /specimens/{specimenId}'>;
  const Colour = ({ fields, values }: FormSectionProps<Body>) => [fields.colour, values.mood];
  const Parts = ({ values }: FormSectionProps<{ parts: string }>) => values.parts;
  defineResource({
    ...specimens,
    formSections: [{ fields: ['colour', 'mood'], component: Colour }],
  });
  // @ts-expect-error — when it was created cannot be changed
  defineResource({ ...specimens, formSections: [{ fields: ['createdAt'], component: Colour }] });
  // @ts-expect-error — the parts are a list
  defineResource({ ...specimens, formSections: [{ fields: ['parts'], component: Parts }] });
  // @ts-expect-error — the component has no field for the date of creation
  return ({ fields }: FormSectionProps<Body>) => fields.createdAt;
});

test('A redirect out of the console, and a mutation without its operation are type errors', () => {
  defineResource({ ...users, mutations: { update: { redirectTo: '/admin/dashboard' } } });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...users, mutations: { update: { redirectTo: '/users' } } });
  // @ts-expect-error — this resource has no delete operation
  defineResource({ ...users, mutations: { delete: { successMessage: '' } } });
});

test('What is edited in a list is an enum or a boolean of a row and of the request body of the update', () => {
  defineResource({ ...rooms, inlineEdit: ['status'] });
  // @ts-expect-error — a name is any text
  defineResource({ ...rooms, inlineEdit: ['roomName'] });
  // @ts-expect-error — the update does not take the host
  defineResource({ ...rooms, inlineEdit: ['host'] });
  const { list, read } = rooms.operations;
  // @ts-expect-error — there is no update
  defineResource({ ...rooms, operations: { list, read }, inlineEdit: ['status'] });
});
