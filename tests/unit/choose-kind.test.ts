import { expect, test } from 'vitest';
import type { Constraints } from '../../src/api/contract.ts';
import {
  chooseCell,
  chooseInput,
  isSecret,
  omitSecrets,
} from '../../src/engine/config/choose-kind.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

const withFormat = (format: string): Constraints => ({ ...text, format });
const withPattern = (pattern: string): Constraints => ({ ...text, pattern });

test.each<[string, Constraints, string, string]>([
  ['it', text, 'text', 'text'],
  ['it', { ...text, maxLength: 256 }, 'text', 'text'],
  ['it', { ...text, maxLength: 257 }, 'excerpt', 'textarea'],
  ['name', { ...text, maxLength: 256 }, 'text', 'text'],
  ['roomName', { ...text, maxLength: 2000 }, 'text', 'text'],
  ['contentTitle', { ...text, maxLength: 2000 }, 'text', 'text'],
  ['summary', text, 'excerpt', 'textarea'],
  ['it', withFormat('email'), 'text', 'email'],
  ['it', withFormat('uri'), 'link', 'url'],
  ['it', withFormat('password'), 'text', 'password'],
  ['it', withFormat('date'), 'text', 'date'],
  ['it', withFormat('time'), 'text', 'time'],
  ['it', withFormat('date-time'), 'dateTime', 'dateTime'],
  ['it', withFormat('binary'), 'text', 'file'],
  ['it', withFormat('iban'), 'text', 'text'],
  ['homepage', text, 'link', 'url'],
  ['navigationUrl', text, 'link', 'url'],
  ['imageUrl', text, 'image', 'text'],
  ['logo', text, 'image', 'text'],
  ['cover_image_id', text, 'text', 'text'],
  ['picturePath', text, 'image', 'text'],
  ['logo', withFormat('binary'), 'text', 'file'],
  ['logo', integer, 'text', 'number'],
  ['it', withPattern('^#[0-9a-f]{6}$'), 'colour', 'colour'],
  ['it', withPattern('^#?[0-9a-f]*$'), 'text', 'text'],
  ['it', withPattern(String.raw`^\d{4}-\d\d-\d\d$`), 'text', 'date'],
  ['it', withPattern(String.raw`^\d+$`), 'text', 'digits'],
  ['it', withPattern(String.raw`^[+-]?\d+$`), 'text', 'text'],
  ['it', withPattern(String.raw`^\d`), 'text', 'text'],
  ['it', { ...text, enum: ['a'] }, 'enum', 'select'],
  ['it', { ...integer, enum: [1, 2] }, 'text', 'select'],
  ['it', { ...text, format: 'constructor' }, 'text', 'text'],
  ['it', { type: 'boolean' }, 'yesNo', 'checkbox'],
  ['it', { type: ['boolean', 'null'] }, 'yesNo', 'yesNo'],
  ['it', integer, 'text', 'number'],
  ['it', { type: ['number', 'null'] }, 'text', 'number'],
  ['it', { type: ['null', 'integer'] }, 'text', 'number'],
  ['it', { type: ['string', 'integer'] }, 'object', 'json'],
  ['it', { type: 'array' }, 'count', 'array'],
  ['it', listOf(text), 'texts', 'array'],
  ['it', listOf({ ...text, maxLength: 500 }), 'texts', 'array'],
  ['it', listOf({ ...text, enum: ['a'] }), 'texts', 'json'],
  ['it', listOf({ type: 'number' }), 'texts', 'array'],
  ['it', listOf(objectOf({ a: text })), 'count', 'array'],
  ['it', { properties: { a: text }, hasAlternatives: true }, 'object', 'json'],
  ['it', { type: 'object', properties: {} }, 'object', 'json'],
  ['it', objectOf({ a: text }), 'object', 'group'],
  ['it', {}, 'object', 'json'],
])('%s, a property of %j, has the cell %s and the input %s', (name, constraints, cell, input) => {
  expect(chooseCell(name, constraints)).toBe(cell);
  expect(chooseInput(name, constraints)).toBe(input);
});

const secretTexts: [string, Constraints][] = [
  ['password', text],
  ['password_hash', text],
  ['clientSecret', { ...text, maxLength: 2000 }],
  ['reset-token', { ...text, format: 'uuid' }],
  ['accessToken', { type: ['string', 'null'] }],
  ['apiKey', text],
  ['apikey', text],
  ['x-api-key', text],
  ['APIKey', text],
  ['card_cvc', text],
  ['it', withFormat('password')],
  ['it', { ...text, writeOnly: true }],
];

test.each<[string, Constraints]>([
  ...secretTexts,
  ['newPasswords', listOf(text)],
  ['privateKeys', listOf(text)],
  ['credentials', objectOf({ user: text })],
  ['secret', {}],
  ['it', { ...integer, writeOnly: true }],
])('%s, a property of %j, is a secret', (name, constraints) => {
  expect(isSecret(name, constraints)).toBe(true);
});

test.each(secretTexts)('%s, a secret of %j, has the input of a password', (name, constraints) => {
  expect(chooseInput(name, constraints)).toBe('password');
});

test.each<[string, Constraints]>([
  ['secretary', text],
  ['tokenised', text],
  ['key', text],
  ['publicKey', text],
  ['monkeyKeys', listOf(text)],
  ['tokens', integer],
  ['hasPassword', { type: 'boolean' }],
  ['passwordChangedAt', withFormat('date-time')],
  ['password_changed_by', text],
  ['tokenType', text],
  ['accessKeyId', text],
  ['secret', { ...text, enum: ['yes', 'no'] }],
])('%s, a property of %j, is no secret', (name, constraints) => {
  expect(isSecret(name, constraints)).toBe(false);
});

test('The secrets among the parts of a value are left out', () => {
  const login = { user: 'jane', password: 'hunter2', code: '4711', keys: [{ apiKey: 'k', at: 1 }] };
  const constraints = listOf(objectOf({ user: text, code: withFormat('password') }));
  expect(omitSecrets([login, 7, null], constraints)).toEqual([
    { user: 'jane', keys: [{ at: 1 }] },
    7,
    null,
  ]);
});
