import { describe, expect, test } from 'vitest';
import { type ConstraintsByName, type OperationKey, operations } from '../../src/api/contract.ts';
import type { Api } from '../../src/api/create-api.ts';
import { getColumnWidth, getText, type TextContext } from '../../src/engine/cells/cell-kinds.tsx';
import { findNameProperties } from '../../src/engine/config/derive-fields.ts';
import { recordQuery } from '../../src/engine/config/queries.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import type { ResolvedField } from '../../src/engine/config/resource.ts';
import * as resources from '../../src/product/resources/index.ts';
import { resolvePets } from '../support/resolve-pets.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

const readWidth = (column: ResolvedField | undefined) => column && getColumnWidth(column);

describe('A resource with no more than its name, its operations and the size of its image', () => {
  const formFields = { image: { cropSize: [194, 112] } } as const;
  const options = { name: 'genres', operations: resources.genres.operations, formFields };
  const genres = resolveResource(options, operations);

  test('is derived from its name and its operations', () => {
    expect(genres.labels).toEqual({ singular: 'Genre', plural: 'Genres' });
    expect(genres.routes).toEqual({
      list: '/admin/genres',
      view: '/admin/view/genre/:id',
      edit: '/admin/view/genre/:id/edit',
      add: '/admin/genre/add',
    });
    expect([genres.paging.rows, genres.record]).toEqual([['genres'], ['genre']]);
    expect(genres.recordLabel({ _id: '1', genre: 'Noir' })).toBe('Noir');
    expect(genres.search).toEqual({ placeholder: 'search by genre', fields: ['genre'] });
    const redirect = { redirectTo: '/admin/genres', redirectDelayMs: 1200 };
    expect(genres.mutations).toEqual({
      create: { successMessage: 'Genre Added', ...redirect },
      // A PUT replaces the record.
      update: { successMessage: 'Genre Updated', sends: 'record', ...redirect },
    });
  });

  test('has no form field for an identifier that the server gives', () => {
    const listFields = (requiredProperties: string[]) =>
      Object.keys(resolvePets({ body: { _id: text, name: text }, requiredProperties }).formFields);
    expect(listFields([])).toEqual(['name']);
    expect(listFields(['_id'])).toEqual(['_id', 'name']);
  });

  test('has a form field for each property of the request bodies', () => {
    const names = Object.keys(genres.formFields);
    expect(names).toEqual(['genre', 'colour', 'backgroundColour', 'image', 'starter']);
    const types = Object.values(genres.formFields).map(({ type }) => type);
    expect(types).toEqual(['text', 'colour', 'colour', 'image', 'array']);
    const starter = [{ starter: 'A knock', description: null }];
    const record = { _id: '1', genre: 'Noir', starter, createdAt: '2026-01-01' };
    expect(genres.toFormValues(record)).toEqual({ genre: 'Noir', starter });
  });
});

test('After a save the list follows in the time that the resource sets', () => {
  const { banners, genres, storyRooms, users } = resources;
  const listDelays = (operation: 'create' | 'update') =>
    [banners, genres, storyRooms, users].map(
      (options) => resolveResource(options, operations).mutations[operation]?.redirectDelayMs,
    );
  expect(listDelays('create')).toEqual([1200, 1200, undefined, undefined]);
  expect(listDelays('update')).toEqual([1200, 1200, 1200, 3000]);
});

test('A response without its record is an error', () => {
  const users = resolveResource(resources.users, operations);
  const { select } = recordQuery({} as Api, users, '1');
  const user = { _id: '1' };
  expect(select({ success: true, user })).toBe(user);
  expect(() => select({ success: true })).toThrow("The server's answer has no user.");
  expect(() => select({ success: true, user: null })).toThrow();
});

test('What a resource sets has priority over what is derived', () => {
  const pets = resolvePets(
    { row: { name: text, url: text }, body: { name: text } },
    {
      labels: { singular: 'Animal' },
      columns: [{ key: 'url', label: 'Page', type: 'text' }],
      formFields: { name: { label: 'Called' } },
      mutations: { update: { successMessage: 'Done' } },
    },
  );
  expect(pets.routes.view).toBe('/admin/view/animal/:id');
  expect(pets.columns).toEqual([{ key: 'url', label: 'Page', type: 'text' }]);
  expect(pets.formFields).toEqual({ name: { label: 'Called', type: 'text' } });
  expect(pets.mutations.update).toMatchObject({ successMessage: 'Done', redirectDelayMs: 1200 });
});

test('An action has a message made from its label', () => {
  const operation = 'PUT /pets/{id}' as OperationKey;
  const { actions } = resolvePets({}, { actions: [{ label: 'Feed', operation }] });
  expect(actions).toEqual([{ label: 'Feed', operation, successMessage: 'Feed: done' }]);
  expect(resolvePets({}).actions).toEqual([]);
});

test.each([
  ['a date with time', { ...text, format: 'date-time' }, { px: 172, grows: false }],
  ['a boolean', { type: 'boolean' }, { px: 44, grows: false }],
  ['a short text', { ...text, maxLength: 10 }, { px: 100, grows: false }],
  ['an enum', { ...text, enum: ['on', 'paused'] }, { px: 68, grows: false }],
  ['an email', { ...text, format: 'email' }, { px: 248, grows: true }],
  ['a link', { ...text, format: 'uri' }, { px: 284, grows: true }],
  ['a long text', { ...text, maxLength: 5000 }, { px: 90, grows: true }],
  ['any other text', text, { px: 160, grows: true }],
  ['a list of texts', listOf(text), { px: 160, grows: true }],
])('The width of a column of %s follows from the contract', (_, constraints, width) => {
  const row = { name: text, it: constraints };
  expect(readWidth(resolvePets({ row }).columns[1])).toEqual(width);
});

test('A column is at least as wide as its label', () => {
  const row = { name: text, available: { type: 'boolean' } };
  expect(readWidth(resolvePets({ row }).columns[1])).toEqual({ px: 93, grows: false });
  const columns = [{ key: 'available', width: 200 }];
  const configured = resolvePets({ row }, { columns }).columns[0];
  expect(readWidth(configured)).toEqual({ px: 200, grows: false });
  const computed = [{ label: 'What it is called in the register', value: () => 'x' }];
  expect(readWidth(resolvePets({ row }, { columns: computed }).columns[0])?.px).toBeGreaterThan(
    220,
  );
});

describe('A property', () => {
  const resolveBoth = (properties: ConstraintsByName) => {
    const { columns, detailFields, formFields } = resolvePets({
      row: properties,
      body: properties,
    });
    const shown = [columns, detailFields].map((fields) => fields.map(({ label }) => label));
    return { shown, formFields, typed: Object.values(formFields).map(({ label }) => label) };
  };

  test('has the label and the help of the contract', () => {
    const name = { ...text, title: 'Called', description: 'As its owner calls it.' };
    const { shown, typed, formFields } = resolveBoth({ name });
    expect([...shown, typed]).toEqual([['Called'], ['Called'], ['Called']]);
    expect(formFields.name?.help).toBe('As its owner calls it.');
  });

  test('has another label than each other one', () => {
    const labels = ['Name', 'Published', 'Published At'];
    const published = { published: { type: 'boolean' }, publishedAt: text };
    const { shown, typed } = resolveBoth({ name: text, ...published });
    expect([...shown, typed]).toEqual([labels, labels, labels]);
  });

  test('that can only be read has no form field', () => {
    const { shown, typed } = resolveBoth({ name: text, code: { ...text, readOnly: true } });
    expect([...shown, typed]).toEqual([['Name', 'Code'], ['Name', 'Code'], ['Name']]);
  });

  test('that can only be written is not shown', () => {
    const { shown, typed } = resolveBoth({ name: text, pin: { ...text, writeOnly: true } });
    expect([...shown, typed]).toEqual([['Name'], ['Name'], ['Name', 'Pin']]);
  });
});

describe('A secret', () => {
  const row = {
    password: text,
    apiKey: { ...text, maxLength: 2000 },
    name: { ...text, maxLength: 2000 },
    owner: objectOf({ email: text, token: text, code: { ...text, format: 'password' } }),
    tokens: listOf(text),
  };

  test('is not shown anywhere', () => {
    const pets = resolvePets({ row, body: row });
    expect(pets.columns.map(({ key }) => key)).toEqual(['name']);
    expect(pets.detailFields.map(({ key }) => key)).toEqual(['name', 'owner']);
    expect(pets.recordLabel({ password: 'hunter2', apiKey: 'k', name: 'Rex' })).toBe('Rex');
    expect(pets.recordLabel({ password: 'hunter2', apiKey: 'k' })).toBe('');
    expect(pets.search.fields).toEqual(['name']);
    const { password, apiKey, owner, tokens } = pets.formFields;
    const inputs = [password, apiKey, owner?.fields?.token, owner?.fields?.code, tokens?.item];
    expect(inputs.map((field) => field?.type)).toEqual(inputs.map(() => 'password'));
  });

  test('within an object is not shown or exported', () => {
    const [, owner] = resolvePets({ row }).detailFields;
    const record = { owner: { email: 'a@example.com', token: 't', code: 'c' } };
    expect(getText(owner as ResolvedField, record, {} as TextContext)).toBe('a@example.com');
  });

  test('cannot be chosen as a column or a detail field', () => {
    const message = 'The resource "pets": "apiKey" is a secret, which is not shown';
    expect(() => resolvePets({ row }, { columns: ['apiKey'] })).toThrow(message);
    expect(() => resolvePets({ row }, { detailFields: [{ key: 'apiKey' }] })).toThrow(message);
  });
});

const identifiers = { _id: text, id: text };
const otherTexts = { photo: text, note: { ...text, maxLength: 500 } };
const noTexts = { on: { type: 'boolean' }, size: integer };

test.each([
  ['first and last name', { title: text, lastName: text, firstName: text }, 'firstName lastName'],
  ['a title, where one is missing', { nickname: text, lastName: text, title: text }, 'title'],
  ['a name', { note: text, displayName: text, name: text }, 'name'],
  ['a text named as the resource', { note: text, displayName: text, gift_card: text }, 'gift_card'],
  ['a text whose name ends so', { names: text, named: text, display_name: text }, 'display_name'],
  [
    'any text, before which come no identifier and no other value',
    { ...identifiers, ...noTexts, ...otherTexts, motto: text },
    'motto',
  ],
  ['nothing, without a text', { ...identifiers, ...noTexts }, ''],
] as const)('A record is named by %s', (_, row, names) => {
  expect(findNameProperties(row, ['gift', 'card']).join(' ')).toBe(names);
});

test('Columns are in the order image, name, others, timestamps', () => {
  const timestamps = { created_at: text, updatedOn: text };
  const others = { size: text, owner: { type: 'object' }, title: text, photo: text };
  const { columns, detailFields } = resolvePets({
    row: { ...timestamps, ...others, a: text, b: text, c: text },
  });
  expect(columns.map(({ key }) => key).join(' ')).toBe('photo title size a b c');
  const fields = detailFields.map(({ key }) => key).join(' ');
  expect(fields).toBe('photo title size owner a b c created_at updatedOn');
});

test.each([
  ['email', text, true],
  ['mobile_no', text, true],
  ['faxNumber', text, true],
  ['orderId', text, true],
  ['idea', text, false],
  ['idCard', text, false],
  ['account', { ...text, format: 'uuid' }, true],
  ['account', { ...text, format: 'email' }, true],
  ['account', text, false],
  ['email', { ...text, enum: ['a'] }, false],
  ['paid', text, false],
])('On its page, %s of %j has a button that copies it: %s', (key, constraints, isCopyable) => {
  const [field] = resolvePets({ row: { [key]: constraints } }).detailFields;
  expect(field?.isCopyable ?? false).toBe(isCopyable);
});

test('A resource sets where a button copies a value', () => {
  const detailFields = [
    { key: 'email', cell: () => null },
    { label: 'Of two', value: () => '' },
    { key: 'email', isCopyable: false },
    { key: 'name', isCopyable: true },
  ];
  const fields = resolvePets({ row: { email: text, name: text } }, { detailFields }).detailFields;
  expect(fields.map(({ isCopyable = false }) => isCopyable)).toEqual([false, false, false, true]);
});

test('A record is identified by its _id, else by its id', () => {
  expect(resolvePets({}).idProperty).toBe('_id');
  expect(resolvePets({ id: { id: integer } }).idProperty).toBe('id');
  expect(resolvePets({ id: { id: integer, _id: text } }).idProperty).toBe('_id');
});

test('A response with an identifier is the record itself', () => {
  const readResponse = { _id: text, name: text, owner: objectOf({}) };
  const pets = resolvePets({ readResponse });
  expect(pets.record).toEqual([]);
  expect(pets.detailFields.map(({ key }) => key)).toEqual(['name', 'owner']);
});

test.each<[string, string, ConstraintsByName, string[]]>([
  ['that the path of the read names', 'eventId', { name: text, place: text }, ['name', 'place']],
  ['that has a usual name', 'uuid', { name: text }, ['name']],
  ['that is the name of the record', 'code', { size: integer }, ['code', 'size']],
])('The identifier of a row %s is a column only as its name', (_, id, row, keys) => {
  const pets = resolvePets({ row, id: { [id]: text } }, { id });
  expect(pets.columns.map(({ key }) => key)).toEqual(keys);
  expect(pets.detailFields.map(({ key }) => key)).toContain(id);
  const written = resolvePets({ row, id: { [id]: text } }, { id, columns: [id] });
  expect(written.columns.map(({ key }) => key)).toEqual([id]);
});
