import { expect, test } from 'vitest';
import { assignLetters } from '../../src/app/commands/console-actions.ts';

test('Each screen has a letter of its own, the first one of its label that is free', () => {
  const screens = ['Dashboard', 'Users', 'Genres', 'Profile', 'Privacy Policy'];
  expect(assignLetters(screens)).toEqual([...'dugpr']);
  const none = undefined;
  expect(assignLetters(['Tags', 'Tasks', 'A', 'Ä 1', ''])).toEqual(['t', 'a', none, none, none]);
});
