/** Mistakes in a resource are type errors. */
import { test } from 'vitest';
import type { RequestBody } from '../../src/api/contract.ts';
import { defineResource } from '../../src/engine/define-resource.ts';
import type { DetailSectionProps, FormSectionProps } from '../../src/engine/section-props.ts';

const common = {
  name: 'users',
  routes: { list: '/admin/users', view: '/admin/view/user/:id' },
  labels: { singular: 'User', plural: 'Users' },
  search: { placeholder: '', fields: [] },
  recordLabel: () => '',
} as const;

const users = {
  ...common,
  operations: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
  },
  rows: 'users',
  record: 'user',
  columns: [],
  detailFields: [],
  formFields: {},
  toFormValues: () => ({}),
  mutations: { update: { successMessage: '', redirectTo: '/admin/users', redirectDelayMs: 0 } },
} as const;

const rooms = {
  ...users,
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
  },
  rows: 'stories',
  record: 'story',
} as const;

const genres = {
  ...users,
  operations: {
    list: 'GET /api/admin/getAllGenres',
    read: 'GET /api/admin/getGenre/{id}',
    update: 'PUT /api/admin/updateGenre/{id}',
  },
  rows: 'genres',
  record: 'genre',
} as const;

const banners = {
  ...common,
  routes: { list: '/admin/banners', view: '/admin/view/banner/:id', add: '/admin/banner/add' },
  operations: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
  },
  rows: 'banners',
  record: 'banner',
  columns: [],
  detailFields: [],
  formFields: {},
  toFormValues: () => ({}),
  mutations: { create: { successMessage: '', redirectTo: '/admin/banners', redirectDelayMs: 0 } },
} as const;

const orders = {
  name: 'orders',
  operations: { list: 'GET /orders', read: 'GET /orders/{orderId}' },
} as const;

test('A resource that matches the contract compiles', () => {
  defineResource({ ...users, columns: [{ key: 'userName', label: '' }] });
  defineResource({ ...rooms, columns: [{ key: 'participants', label: '', type: 'count' }] });
  defineResource({
    ...banners,
    formFields: { image: { label: '', type: 'image', cropSize: [337, 120] } },
  });
});

test('A resource needs no more than its name and its operations', () => {
  const { name, operations } = rooms;
  defineResource({ name, operations });
  defineResource({
    name,
    operations,
    columns: ['roomName', 'participants'],
    formFields: { theme: {} },
  });
  // @ts-expect-error — a list and a read are required
  defineResource({ name, operations: { list: operations.list } });
});

test('An unknown property in a column or a detail field is a type error', () => {
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: ['nickName'] });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — nor as a detail field
  defineResource({ ...users, detailFields: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — a computed column reads the row's own properties
  defineResource({ ...users, columns: [{ label: '', value: (user) => user.nickName }] });
});

test('A search field that is unknown or not text is a type error', () => {
  defineResource({ ...users, search: { placeholder: '', fields: ['firstName', 'email'] } });
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, search: { placeholder: '', fields: ['nickName'] } });
  // @ts-expect-error — participants is a list
  defineResource({ ...rooms, search: { placeholder: '', fields: ['participants'] } });
});

test('A cell that does not fit the type of its property is a type error', () => {
  // @ts-expect-error — a name is not a list
  defineResource({ ...users, columns: [{ key: 'userName', label: '', type: 'count' }] });
  // @ts-expect-error — a list is not text
  defineResource({ ...rooms, columns: [{ key: 'participants', type: 'excerpt' }] });
  // @ts-expect-error — an object is not a list
  defineResource({ ...rooms, columns: [{ key: 'host', type: 'objects' }] });
});

test('A badge needs a variant for each value of its property', () => {
  const status = { key: 'status', label: '', type: 'badge' } as const;
  const variants = { active: 'success', upcoming: 'info', completed: 'quiet' } as const;
  defineResource({ ...rooms, columns: [{ ...status, variants }] });
  const twoVariants = { active: 'info', upcoming: 'info' } as const;
  // @ts-expect-error — completed has no variant
  defineResource({ ...rooms, columns: [{ ...status, variants: twoVariants }] });
  // @ts-expect-error — variants is required
  defineResource({ ...rooms, columns: [status] });
});

test('A custom cell that does not take the type of its property is a type error', () => {
  const Names = ({ value }: { value: readonly string[] }) => value.join();
  const Text = ({ value }: { value: string }) => value;
  defineResource({ ...rooms, columns: [{ key: 'theme', label: '', cell: Text }] });
  // @ts-expect-error — a theme is not a list
  defineResource({ ...rooms, columns: [{ key: 'theme', label: '', cell: Names }] });
  // @ts-expect-error — a room has no colour
  defineResource({ ...rooms, columns: [{ key: 'colour', label: '', cell: Text }] });
});

test('A form field that is not in the request body is a type error', () => {
  // @ts-expect-error — the email cannot be changed
  defineResource({ ...users, formFields: { email: { label: '', type: 'text' } } });
});

test('An input that does not fit the type of its property is a type error', () => {
  // @ts-expect-error — a name is not a number
  defineResource({ ...users, formFields: { firstName: { label: '', type: 'number' } } });
  // @ts-expect-error — a status is an enum, which takes a select
  defineResource({ ...rooms, formFields: { status: { label: '', type: 'text' } } });
  // @ts-expect-error — a theme is not an enum
  defineResource({ ...rooms, formFields: { theme: { label: '', type: 'select' } } });
});

test('A list field for a text is a type error', () => {
  const starter = { label: '', type: 'list' } as const;
  defineResource({ ...genres, formFields: { starter: { ...starter, listLabel: '' } } });
  defineResource({ ...genres, formFields: { starter } });
  // @ts-expect-error — a genre's name is text
  defineResource({ ...genres, formFields: { genre: { ...starter, listLabel: '' } } });
});

test('An image field without a crop size is a type error', () => {
  // @ts-expect-error — cropSize is required
  defineResource({ ...banners, formFields: { image: { label: '', type: 'image' } } });
  // @ts-expect-error — a file is sent as it is
  defineResource({ ...banners, formFields: { image: { type: 'file', cropSize: [337, 120] } } });
  defineResource({ ...banners, formFields: { image: { label: '', type: 'file' } } });
  // @ts-expect-error — a file is not text
  defineResource({ ...banners, formFields: { image: { label: '', type: 'text' } } });
});

test('An add route without a create operation is a type error', () => {
  defineResource({ ...banners, routes: { add: '/admin/banner/new' } });
  // @ts-expect-error — users are not created here
  defineResource({ ...users, routes: { add: '/admin/user/new' } });
});

test('A form value of another type is a type error', () => {
  // @ts-expect-error — a name is text
  defineResource({ ...users, toFormValues: () => ({ firstName: 1 }) });
});

test('An operation that the contract does not have is a type error', () => {
  const { operations } = users;
  // @ts-expect-error — no such operation
  defineResource({ ...users, operations: { ...operations, list: 'GET /api/admin/getAllUserz' } });
  defineResource({
    ...users,
    // @ts-expect-error — a deletion is not a read
    operations: { ...operations, read: 'DELETE /api/admin/deleteUser/{id}' },
  });
});

test('A rows or record property that the response does not have is a type error', () => {
  // @ts-expect-error — the rows are called users
  defineResource({ ...users, rows: 'people' });
  // @ts-expect-error — the record is called user
  defineResource({ ...users, record: 'person' });
});

test('A read response with an identifier is the record itself', () => {
  defineResource({ ...orders, detailFields: ['customer'] });
  // @ts-expect-error — an order has no nickName
  defineResource({ ...orders, detailFields: ['nickName'] });
});

test('An action on an operation that is none, or that takes a body, is a type error', () => {
  const label = 'Act';
  defineResource({ ...orders, actions: [{ label, operation: 'POST /orders/{orderId}/approve' }] });
  // An optional body is left out.
  defineResource({ ...orders, actions: [{ label, operation: 'PUT /orders/{orderId}/receipt' }] });
  // @ts-expect-error — no such operation
  defineResource({ ...orders, actions: [{ label, operation: 'POST /orders/{orderId}/reject' }] });
  // @ts-expect-error — a read changes nothing
  defineResource({ ...orders, actions: [{ label, operation: 'GET /orders/{orderId}' }] });
  // @ts-expect-error — an update takes a body
  defineResource({ ...orders, actions: [{ label, operation: 'PATCH /orders/{orderId}' }] });
  // @ts-expect-error — it acts on no record
  defineResource({ ...orders, actions: [{ label, operation: 'POST /api/admin/logout' }] });
});

test('The condition of an action reads the properties of the record', () => {
  const action = { label: 'Act', operation: 'POST /orders/{orderId}/approve' } as const;
  defineResource({ ...orders, actions: [{ ...action, when: ({ status }) => status === 'open' }] });
  // @ts-expect-error — an order has no state
  defineResource({ ...orders, actions: [{ ...action, when: ({ state }) => state === 'open' }] });
  // @ts-expect-error — no order is closed
  defineResource({ ...orders, actions: [{ ...action, when: (order) => order.status === 'shut' }] });
});

test('A section of the detail page gets the record of the contract', () => {
  const Note = ({ record }: DetailSectionProps<{ note?: string | null }>) => record.note;
  const State = ({ record }: DetailSectionProps<{ state: string }>) => record.state;
  defineResource({ ...orders, detailSections: [{ title: '', component: Note }] });
  // @ts-expect-error — an order has no state
  defineResource({ ...orders, detailSections: [{ title: '', component: State }] });
});

test('A section of a form gets fields and values of the request body', () => {
  type Body = RequestBody<'PATCH /orders/{orderId}'>;
  const operations = { ...orders.operations, update: 'PATCH /orders/{orderId}' } as const;
  const form = { name: 'orders', operations } as const;
  const Colour = ({ fields, values }: FormSectionProps<Body>) => [fields.colour, values.note];
  defineResource({ ...form, formSections: [{ fields: ['colour', 'note'], component: Colour }] });
  // @ts-expect-error — the status cannot be changed
  defineResource({ ...form, formSections: [{ fields: ['status'], component: Colour }] });
  // @ts-expect-error — nor is it a field in the component
  const Status = ({ fields }: FormSectionProps<Body>) => fields.status;
  return Status;
});

test('A redirect to a route outside of the console is a type error', () => {
  defineResource({ ...users, mutations: { update: { redirectTo: '/admin/dashboard' } } });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...users, mutations: { update: { redirectTo: '/users' } } });
});

test('A mutation configuration without its operation is a type error', () => {
  const deletion = { confirm: '', successMessage: '' };
  // @ts-expect-error — this resource has no delete operation
  defineResource({ ...users, mutations: { ...users.mutations, delete: deletion } });
});

test('A reference to a resource that is not registered is a type error', () => {
  const theme = { type: 'reference', resource: 'genres', value: 'genre' } as const;
  const host = { key: 'host', type: 'reference', resource: 'users' } as const;
  defineResource({ ...rooms, columns: [host], formFields: { theme } });
  // @ts-expect-error — the resource is called users
  defineResource({ ...rooms, columns: [{ ...host, resource: 'people' }] });
  // @ts-expect-error — the resource is called genres
  defineResource({ ...rooms, formFields: { theme: { ...theme, resource: 'topics' } } });
  // @ts-expect-error — a reference needs a resource
  defineResource({ ...rooms, formFields: { theme: { type: 'reference' } } });
});

test('A reference from a value that identifies nothing is a type error', () => {
  const reference = { type: 'reference', resource: 'users' } as const;
  // @ts-expect-error — participants is a list
  defineResource({ ...rooms, columns: [{ key: 'participants', ...reference }] });
  // @ts-expect-error — a status is an enum
  defineResource({ ...rooms, formFields: { status: reference } });
});
