import { describe, expect, test } from 'vitest';
import { isShortField } from '../../src/engine/form/form-field.tsx';
import type { FormFieldConfig } from '../../src/engine/config/input-values.ts';

describe('A field is short', () => {
  const field = (type: FormFieldConfig['type']): FormFieldConfig => ({
    label: 'It',
    ...(type && { type }),
  });

  test.each<[string, string, FormFieldConfig['type'], object]>([
    ['a number', 'it', 'number', {}],
    ['a colour', 'it', 'colour', {}],
    ['an enum', 'it', 'select', {}],
    ['a text of at most 12 characters', 'it', 'text', { maxLength: 12 }],
    ['a text with a short pattern', 'it', 'text', { pattern: '^[A-Z]{2}$' }],
    ['a first name', 'firstName', 'text', {}],
    ['a last name', 'last_name', 'text', {}],
  ])('if it is %s', (_, name, type, constraints) => {
    expect(isShortField(name, field(type), constraints)).toBe(true);
  });

  test.each<[string, string, FormFieldConfig['type'], object]>([
    ['a text of any length', 'it', 'text', {}],
    ['a text of at most 13 characters', 'it', 'text', { maxLength: 13 }],
    ['a name of another kind', 'clientName', 'text', {}],
    ['a text of several lines', 'it', 'textarea', { maxLength: 5 }],
    ['a list', 'it', 'array', {}],
  ])('but not if it is %s', (_, name, type, constraints) => {
    expect(isShortField(name, field(type), constraints)).toBe(false);
  });

  test('but not with an input of its own', () => {
    expect(isShortField('it', { ...field('number'), input: () => null }, {})).toBe(false);
  });
});

test.each([
  [String.raw`^\+[0-9]{1,3}$`, true],
  ['^#[0-9a-fA-F]{6}$', true],
  [String.raw`^[A-Z]{2}-\d?\.$`, true],
  ['^[0-9]*$', false],
  ['^[0-9]+$', false],
  ['^[0-9]{2,}$', false],
  ['^(ab|c)$', false],
  ['^a|b$', false],
  ['[0-9]{3}', false],
])('A text with the pattern %s is short: %s', (pattern, isShort) => {
  expect(isShortField('it', { label: 'It', type: 'text' }, { pattern })).toBe(isShort);
});
