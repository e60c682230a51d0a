import { expect, test } from 'vitest';
import { isShortField } from '../../src/engine/form/form-field.tsx';
import type { FormFieldConfig } from '../../src/engine/config/input-values.ts';

test.each<[string, FormFieldConfig['type'], object, boolean]>([
  ['it', 'number', {}, true],
  ['it', 'colour', {}, true],
  ['it', 'select', {}, true],
  ['it', 'text', { maxLength: 12 }, true],
  ['firstName', 'text', {}, true],
  ['last_name', 'text', {}, true],
  ['it', 'text', {}, false],
  ['it', 'text', { maxLength: 13 }, false],
  ['clientName', 'text', {}, false],
  ['it', 'textarea', { maxLength: 5 }, false],
  ['it', 'array', {}, false],
  ['it', 'text', { pattern: String.raw`^\+[0-9]{1,3}$` }, true],
  ['it', 'text', { pattern: '^#[0-9a-fA-F]{6}$' }, true],
  ['it', 'text', { pattern: String.raw`^[A-Z]{2}-\d?\.$` }, true],
  ['it', 'text', { pattern: '^[0-9]*$' }, false],
  ['it', 'text', { pattern: '^[0-9]+$' }, false],
  ['it', 'text', { pattern: '^[0-9]{2,}$' }, false],
  ['it', 'text', { pattern: '^(ab|c)$' }, false],
  ['it', 'text', { pattern: '^a|b$' }, false],
  ['it', 'text', { pattern: '[0-9]{3}' }, false],
])(
  'The field %s of the type %s with %j is short: %s',
  (name, type = 'text', constraints, isShort) => {
    expect(isShortField(name, { label: 'It', type }, constraints)).toBe(isShort);
  },
);

test('A field with an input of its own is not short', () => {
  const config: FormFieldConfig = { label: 'It', type: 'number', input: () => null };
  expect(isShortField('it', config, {})).toBe(false);
});
