/** What the contract does not have does not compile: one mistake a line, each expected. */
import { test } from 'vitest';
import { defineResource } from '../../src/engine/define-resource.ts';

const words = {
  name: 'users',
  path: { list: '/admin/users', view: '/admin/view/user/:id' },
  label: { one: 'User', many: 'Users' },
  search: { placeholder: '' },
  nameOf: () => '',
} as const;

const users = {
  ...words,
  routes: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
  },
  rows: 'users',
  record: 'user',
  columns: [],
  details: [],
  fields: {},
  formValues: () => ({}),
  done: { update: { toast: '', goTo: '/admin/users', after: 0 } },
} as const;

const rooms = {
  ...users,
  routes: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
  },
  rows: 'stories',
  record: 'story',
} as const;

const banners = {
  ...words,
  path: { list: '/admin/banners', view: '/admin/view/banner/:id', add: '/admin/banner/add' },
  routes: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
  },
  rows: 'banners',
  record: 'banner',
  columns: [],
  details: [],
  fields: {},
  formValues: () => ({}),
  done: { create: { toast: '', goTo: '/admin/banners', after: 0 } },
} as const;

test('a resource that keeps the contract compiles', () => {
  defineResource({ ...users, columns: [{ key: 'userName', label: '' }] });
  defineResource({ ...rooms, columns: [{ key: 'participants', label: '', as: 'count' }] });
  defineResource({ ...banners, fields: { image: { label: '', as: 'image', size: [337, 120] } } });
});

test('an unknown column does not', () => {
  // @ts-expect-error — a user has no nickName
  defineResource({ ...users, columns: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — nor is it a detail
  defineResource({ ...users, details: [{ key: 'nickName', label: '' }] });
  // @ts-expect-error — a computed column reads the row's own properties
  defineResource({ ...users, columns: [{ label: '', value: (user) => user.nickName }] });
});

test('a column in a cell that does not fit its type does not', () => {
  // @ts-expect-error — a name is not counted
  defineResource({ ...users, columns: [{ key: 'userName', label: '', as: 'count' }] });
  // @ts-expect-error — a list is not text
  defineResource({ ...rooms, columns: [{ key: 'participants', label: '' }] });
});

test('a field that is not in the request body does not', () => {
  // @ts-expect-error — the email cannot be changed
  defineResource({ ...users, fields: { email: { label: '', as: 'text' } } });
});

test('an input that does not fit its type does not', () => {
  // @ts-expect-error — a name is not a number
  defineResource({ ...users, fields: { firstName: { label: '', as: 'number' } } });
  // @ts-expect-error — a status is chosen, not written
  defineResource({ ...rooms, fields: { status: { label: '', as: 'text' } } });
  // @ts-expect-error — there is nothing to choose from for a theme
  defineResource({ ...rooms, fields: { theme: { label: '', as: 'select' } } });
});

test('an image without the size it is cut to does not', () => {
  // @ts-expect-error — how large is it to be?
  defineResource({ ...banners, fields: { image: { label: '', as: 'image' } } });
  // @ts-expect-error — a file is not written by hand
  defineResource({ ...banners, fields: { image: { label: '', as: 'text' } } });
});

test('a new record without a place for its form does not', () => {
  // @ts-expect-error — where is a banner added?
  defineResource({ ...banners, path: { list: '/admin/banners', view: '/admin/view/banner/:id' } });
});

test('a value that the form cannot take does not', () => {
  // @ts-expect-error — a name is text
  defineResource({ ...users, formValues: () => ({ firstName: 1 }) });
});

test('a route that the contract does not have does not', () => {
  const { routes } = users;
  // @ts-expect-error — no such route
  defineResource({ ...users, routes: { ...routes, list: 'GET /api/admin/getAllUserz' } });
  // @ts-expect-error — a deletion is not a read
  defineResource({ ...users, routes: { ...routes, read: 'DELETE /api/admin/deleteUser/{id}' } });
});

test('rows or a record that the answers do not have do not', () => {
  // @ts-expect-error — the rows are called users
  defineResource({ ...users, rows: 'people' });
  // @ts-expect-error — the record is called user
  defineResource({ ...users, record: 'person' });
});

test('a route without its toast does not', () => {
  // @ts-expect-error — the update says nothing
  defineResource({ ...users, done: {} });
  // @ts-expect-error — nor does this one
  defineResource({ ...users, done: { update: { goTo: '/admin/users', after: 0 } } });
  // @ts-expect-error — nor does the new banner
  defineResource({ ...banners, done: {} });
});

test('a toast without its route does not', () => {
  // @ts-expect-error — this resource cannot be deleted
  defineResource({ ...users, done: { ...users.done, delete: { confirm: '', toast: '' } } });
});
