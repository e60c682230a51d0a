import { expect, test } from 'vitest';
import { assignLetters } from '../../src/app/commands/console-actions.ts';

test('Each screen has a letter of its own, the first one of its label that is free', () => {
  const letters = assignLetters(['Dashboard', 'Users', 'Genres', 'Profile', 'Privacy Policy']);
  expect(letters).toEqual(['d', 'u', 'g', 'p', 'r']);
  const few = assignLetters(['Tags', 'Tasks', 'A', 'Ä 1', '']);
  expect(few).toEqual(['t', 'a', undefined, undefined, undefined]);
});
