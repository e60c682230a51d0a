/** Form fields that the request bodies do not have, or that do not fit them, are type errors. */
import { test } from 'vitest';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import type { InputProps } from '../../src/engine/config/input-values.ts';
import { banners, genres, rooms, specimens, users } from './resource-options.ts';

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
  const starter = { label: '', type: 'array' } as const;
  defineResource({ ...genres, formFields: { starter } });
  // @ts-expect-error — a genre's name is text
  defineResource({ ...genres, formFields: { genre: starter } });
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

test('A form value of another type is a type error', () => {
  // @ts-expect-error — a name is text
  defineResource({ ...users, toFormValues: () => ({ firstName: 1 }) });
});

test('A field for an unknown part of a group or of an item is a type error', () => {
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
});

test('An input for a value of another kind is a type error', () => {
  defineResource({
    ...specimens,
    formFields: { openDays: { type: 'json' }, place: { type: 'json' } },
  });
  // @ts-expect-error — a name is no object
  defineResource({ ...specimens, formFields: { name: { type: 'group' } } });
  // @ts-expect-error — a name is no file
  defineResource({ ...specimens, formFields: { name: { type: 'file' } } });
  // @ts-expect-error — levels are numbers
  defineResource({ ...specimens, formFields: { levels: { type: 'text' } } });
  // @ts-expect-error — the days are an enum
  defineResource({ ...specimens, formFields: { openDays: { type: 'array' } } });
  // @ts-expect-error — an age is a number
  defineResource({ ...specimens, formFields: { age: { type: 'dateTime' } } });
  // @ts-expect-error — a rank is an enum of numbers
  defineResource({ ...specimens, formFields: { rank: { type: 'number' } } });
  // @ts-expect-error — a place is one object
  defineResource({ ...specimens, formFields: { place: { type: 'array' } } });
  // @ts-expect-error — whether it is displayed is no text
  defineResource({ ...specimens, formFields: { displayed: { type: 'textarea' } } });
});

test('A help or a label that is no text is a type error', () => {
  defineResource({ ...specimens, formFields: { name: { help: 'As on its card' } } });
  // @ts-expect-error — a help is a text
  defineResource({ ...specimens, formFields: { name: { help: 1 } } });
  // @ts-expect-error — so is a label
  defineResource({ ...specimens, formFields: { name: { label: null } } });
});

test('A component for a value of another type is a type error', () => {
  const Levels = ({ value }: InputProps<readonly number[]>) => Number(value?.length);
  const Age = ({ value }: InputProps<number>) => value;
  defineResource({ ...specimens, formFields: { age: { input: Age } } });
  // @ts-expect-error — an age is no list
  defineResource({ ...specimens, formFields: { age: { input: Levels } } });
});
