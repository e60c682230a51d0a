import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leaveOutMisfits } from '../../src/api/contract-violation.ts';
import { describeLeftOut } from '../../src/engine/form/left-out-values.ts';
import { resolvePets } from '../support/resolve-pets.ts';
import { objectOf, text } from '../support/schemas.ts';

const owner = z.object({ city: z.optional(z.string()) });
const pet = z.object({ name: z.optional(z.string()), owner: z.optional(owner) });
const row = { name: text, owner: objectOf({ city: text }) };
const pets = resolvePets({ row, body: row });

/** What is said of a record that the server sends. */
function describeSent(sent: object, resource = pets) {
  const { error } = pet.safeParse(sent);
  return describeLeftOut(resource, { ...(leaveOutMisfits(sent, error?.issues ?? []) as object) });
}

test.each<[string, object, string | undefined]>([
  ['an object in place of a text', { name: { en: 'Rex' } }, 'Name'],
  ['an object in place of a part', { name: 'Rex', owner: { city: {} } }, 'Owner'],
  ['a record without values', {}, undefined],
  ['a record with all values', { name: 'Rex', owner: { city: 'Rome' } }, undefined],
  ['null', { name: null }, undefined],
])('A save that replaces a record warns of values that it may remove: %s', (_, sent, label) => {
  const message = describeSent(sent);
  if (label === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(new RegExp(`may remove them: ${label}\\.$`));
});

test('A save that sends only changes removes no other values', () => {
  const patched = resolvePets({ row, body: row }, { mutations: { update: { sends: 'changes' } } });
  expect(describeSent({ name: { en: 'Rex' } }, patched)).toBeUndefined();
});
