/** Form fields and references that do not fit the contract are type errors. */
import { test } from 'vitest';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import type { InputProps } from '../../src/engine/config/input-values.ts';
import { banners, rooms, specimens, users } from './resource-options.ts';

test('A field is in the request body, its input fits the type of its value, an image has a crop size', () => {
  // @ts-expect-error — the email cannot be changed
  defineResource({ ...users, formFields: { email: { label: '', type: 'text' } } });
  // @ts-expect-error — a name is text
  defineResource({ ...users, toFormValues: () => ({ firstName: 1 }) });
  // @ts-expect-error — cropSize is required
  defineResource({ ...banners, formFields: { image: { label: '', type: 'image' } } });
  // @ts-expect-error — a file is sent as it is
  defineResource({ ...banners, formFields: { image: { type: 'file', cropSize: [337, 120] } } });
  defineResource({ ...banners, formFields: { image: { label: '', type: 'file' } } });
  // @ts-expect-error — a file is not text
  defineResource({ ...banners, formFields: { image: { label: '', type: 'text' } } });
  const [list, json] = [{ type: 'array' }, { type: 'json' }] as const;
  defineResource({ ...specimens, formFields: { parts: list, openDays: json, place: json } });
  // @ts-expect-error — a specimen's name is text
  defineResource({ ...specimens, formFields: { name: list } });
  // @ts-expect-error — a name is not a number
  defineResource({ ...users, formFields: { firstName: { label: '', type: 'number' } } });
  // @ts-expect-error — a status is an enum, which takes a select
  defineResource({ ...rooms, formFields: { status: { label: '', type: 'text' } } });
  // @ts-expect-error — a theme is not an enum
  defineResource({ ...rooms, formFields: { theme: { label: '', type: 'select' } } });
  // @ts-expect-error — a name is no object
  defineResource({ ...specimens, formFields: { name: { type: 'group' } } });
  // @ts-expect-error — a name is no file
  defineResource({ ...specimens, formFields: { name: { type: 'file' } } });
  // @ts-expect-error — levels are numbers
  defineResource({ ...specimens, formFields: { levels: { type: 'text' } } });
  // @ts-expect-error — the days are an enum
  defineResource({ ...specimens, formFields: { openDays: list } });
  // @ts-expect-error — an age is a number
  defineResource({ ...specimens, formFields: { age: { type: 'dateTime' } } });
  // @ts-expect-error — a rank is an enum of numbers
  defineResource({ ...specimens, formFields: { rank: { type: 'number' } } });
  // @ts-expect-error — a place is one object
  defineResource({ ...specimens, formFields: { place: list } });
  // @ts-expect-error — whether it is displayed is no text
  defineResource({ ...specimens, formFields: { displayed: { type: 'textarea' } } });
});

test('A part of a group or of an item is known, texts are texts, a component takes the type of its value', () => {
  defineResource({ ...specimens, formFields: { place: { fields: { city: { help: '' } } } } });
  defineResource({ ...specimens, formFields: { parts: { fields: { amount: { label: '' } } } } });
  // @ts-expect-error — a place has no country
  defineResource({ ...specimens, formFields: { place: { fields: { country: {} } } } });
  const position = { fields: { z: {} } };
  // @ts-expect-error — a position, which is part of the place, has no z
  defineResource({ ...specimens, formFields: { place: { fields: { position } } } });
  // @ts-expect-error — a part has no colour
  defineResource({ ...specimens, formFields: { parts: { fields: { colour: {} } } } });
  // @ts-expect-error — a text has no parts
  defineResource({ ...specimens, formFields: { name: { fields: { first: {} } } } });
  // @ts-expect-error — an amount is a number
  defineResource({ ...specimens, formFields: { parts: { fields: { amount: { type: 'text' } } } } });
  defineResource({ ...specimens, formFields: { name: { help: 'As on its card' } } });
  // @ts-expect-error — a help is a text
  defineResource({ ...specimens, formFields: { name: { help: 1 } } });
  // @ts-expect-error — a label is a text
  defineResource({ ...specimens, formFields: { name: { label: null } } });
  const Levels = ({ value }: InputProps<readonly number[]>) => Number(value?.length);
  const Age = ({ value }: InputProps<number>) => value;
  defineResource({ ...specimens, formFields: { age: { input: Age } } });
  // @ts-expect-error — an age is no list
  defineResource({ ...specimens, formFields: { age: { input: Levels } } });
});

test('A reference leads from a value that identifies a record to a resource that is registered', () => {
  const theme = { type: 'reference', resource: 'genres' } as const;
  const host = { key: 'host', type: 'reference', resource: 'users' } as const;
  defineResource({ ...rooms, columns: [host], formFields: { theme } });
  // @ts-expect-error — the resource is called users
  defineResource({ ...rooms, columns: [{ ...host, resource: 'people' }] });
  // @ts-expect-error — the resource is called genres
  defineResource({ ...rooms, formFields: { theme: { ...theme, resource: 'topics' } } });
  // @ts-expect-error — a reference needs a resource
  defineResource({ ...rooms, formFields: { theme: { type: 'reference' } } });
  const reference = { type: 'reference', resource: 'users' } as const;
  // @ts-expect-error — participants is a list
  defineResource({ ...rooms, columns: [{ key: 'participants', ...reference }] });
  // @ts-expect-error — a status is an enum
  defineResource({ ...rooms, formFields: { status: reference } });
  defineResource({ ...specimens, formFields: { place: { fields: { city: reference } } } });
  const city = { type: 'reference', resource: 'cities' } as const;
  // @ts-expect-error — no resource is called cities
  defineResource({ ...specimens, formFields: { place: { fields: { city } } } });
  // @ts-expect-error — a whole object refers to nothing
  defineResource({ ...specimens, formFields: { place: reference } });
});
