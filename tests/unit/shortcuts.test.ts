import { expect, test } from 'vitest';
import { assignLetters } from '../../src/app/commands/console-actions.ts';

test('Each screen has a letter of its own, the first one of its label that is free', () => {
  expect(assignLetters(['Dashboard', 'Users', 'Genres', 'Profile', 'Privacy Policy'])).toEqual([
    'd',
    'u',
    'g',
    'p',
    'r',
  ]);
  expect(assignLetters(['Tags', 'Tasks', 'A', 'Ä 1', ''])).toEqual([
    't',
    'a',
    undefined,
    undefined,
    undefined,
  ]);
});
