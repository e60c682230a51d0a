/** References to what is no record of a resource are type errors. */
import { test } from 'vitest';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import { rooms, specimens } from './resource-options.ts';

test('A reference to a resource that is not registered is a type error', () => {
  const theme = { type: 'reference', resource: 'genres' } as const;
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

test('A reference in a part of a value is checked', () => {
  const user = { type: 'reference', resource: 'users' } as const;
  defineResource({ ...specimens, formFields: { place: { fields: { city: user } } } });
  const city = { type: 'reference', resource: 'cities' } as const;
  // @ts-expect-error — no resource is called cities
  defineResource({ ...specimens, formFields: { place: { fields: { city } } } });
  // @ts-expect-error — a whole object refers to nothing
  defineResource({ ...specimens, formFields: { place: user } });
});
