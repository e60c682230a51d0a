import { expect, test } from 'vitest';
import { writeBody } from '../../src/api/request-body.ts';
import { listOf, text } from '../support/schemas.ts';

const bodyConstraints = {
  tags: listOf(text),
  parts: { ...listOf({}), contentMediaType: 'application/json' },
};
const values = { name: 'Bo', tags: ['a', 'b'], parts: [{ n: 1 }], note: null, absent: undefined };

test('A form has a list in the form that the contract says', () => {
  const { body, contentType } = writeBody({ bodyType: 'form', bodyConstraints }, values);
  expect(contentType).toBe('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(body as string)]).toEqual([
    ['name', 'Bo'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['parts', '[{"n":1}]'],
    ['note', ''],
  ]);
});

test('A form has a list or an object in the style of the contract', () => {
  const bodyStyles = { ids: 'form', words: 'pipeDelimited', meta: 'deepObject' } as const;
  const { body } = writeBody(
    { bodyType: 'form', bodyConstraints, bodyStyles },
    { ids: [1, 2], words: ['a', 'b'], meta: { colour: 'red', sizes: [3, 4] }, other: { a: 1 } },
  );
  expect([...new URLSearchParams(body as string)]).toEqual([
    ['ids', '1,2'],
    ['words', 'a|b'],
    ['meta[colour]', 'red'],
    ['meta[sizes]', '3'],
    ['meta[sizes]', '4'],
    ['other', '{"a":1}'],
  ]);
});

test('A form of several parts has files as they are', () => {
  const file = new Blob(['x']);
  const { body } = writeBody({ bodyType: 'multipart', bodyConstraints }, { ...values, file });
  expect([...(body as FormData).keys()]).toEqual(['name', 'tags', 'tags', 'parts', 'note', 'file']);
});

test('JSON has the media type of the contract', () => {
  const mediaType = 'application/vnd.api+json';
  expect(writeBody({ bodyType: 'json', mediaType, bodyConstraints }, { a: 1 })).toEqual({
    body: '{"a":1}',
    contentType: mediaType,
  });
});

test('A request without a body has no media type', () => {
  expect(writeBody({ bodyConstraints }, undefined)).toEqual({});
});

test.each([
  ['with its identifier', { id: 'string' as const }, '7', { id: '7' }],
  ['with a number as identifier', { id: 'number' as const }, '7', { id: 7 }],
  ['without the identifier that the contract does not describe', {}, '7', {}],
  ['without an identifier if it is new', { id: 'string' as const }, undefined, {}],
])('A document of JSON:API has the values as attributes, %s', (_, id, recordId, sent) => {
  const resourceObject = { type: 'pilots', ...id };
  const mediaType = 'application/vnd.api+json';
  const operation = { bodyType: 'json' as const, bodyConstraints: {}, mediaType, resourceObject };
  const { body, contentType } = writeBody(operation, { name: 'Bo' }, recordId);
  expect(contentType).toBe(mediaType);
  expect(JSON.parse(body as string)).toEqual({
    data: { type: 'pilots', ...sent, attributes: { name: 'Bo' } },
  });
});
