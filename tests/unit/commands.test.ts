import { describe, expect, onTestFinished, test } from 'vitest';
import { assignLetters } from '../../src/app/commands/console-actions.ts';
import { findActionOfKey, type ScreenAction, useScreenActions } from '../../src/ui/actions.ts';
import { scoreText, splitMatches } from '../../src/ui/match-text.ts';

describe('A text matches', () => {
  test('best if it is the same, better at its start, then at the start of its words', () => {
    const scores = ['Jane', 'Jane Doe', 'Janet Doe', 'Mary Jane', 'Tijane', 'John'].map((text) =>
      scoreText(text, 'jane'),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(1);
    expect(new Set(scores).size).toBe(6);
    expect(scores.at(-1)).toBe(0);
  });

  test('in any order of the words, if it has all of them', () => {
    expect(scoreText('Jane Doe', 'doe jane')).toBeGreaterThan(0);
    expect(scoreText('Jane Doe', 'jane roe')).toBe(0);
  });

  test('without regard to case, accents and spaces around it', () => {
    expect(scoreText('José Ñandú', ' jose nandu ')).toBe(1);
  });

  test('nothing while nothing is typed', () => {
    expect(scoreText('Jane', ' ')).toBe(0);
  });
});

describe('The matching letters', () => {
  const bold = (text: string, query: string) =>
    splitMatches(text, query)
      .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
      .join('');

  test('are those of each word, preferably at the start of a word', () => {
    expect(bold('Susan Anders', 'an')).toBe('Susan [An]ders');
    expect(bold('Jane Doe', 'doe ja')).toBe('[Ja]ne [Doe]');
  });

  test('keep their place beside letters with accents, and signs of several code units', () => {
    expect(bold('Zoë 🙂 Ñandú', 'nandu')).toBe('Zoë 🙂 [Ñandú]');
    expect(bold('Straße İzmir', 'izmir')).toBe('Straße [İzmir]');
  });

  test('are none without a match', () => {
    expect(bold('Jane', 'x')).toBe('Jane');
    expect(bold('', 'x')).toBe('');
  });
});

test('Each screen has a letter of its own, the first one of its label that is free', () => {
  const letters = assignLetters(['Dashboard', 'Users', 'Genres', 'Profile', 'Privacy Policy']);
  expect(letters).toEqual(['d', 'u', 'g', 'p', 'r']);
  const few = assignLetters(['Tags', 'Tasks', 'A', 'Ä 1', '']);
  expect(few).toEqual(['t', 'a', undefined, undefined, undefined]);
});

describe('A key', () => {
  const createScreenAction = (label: string, keys: readonly string[], isAvailable: boolean) => {
    const action = { name: label, label, keys, run: () => undefined };
    return {
      ...action,
      definition: action,
      isAvailable: () => isAvailable,
      hasKey: (key: string) => keys.includes(key),
    } satisfies ScreenAction;
  };

  function offer(...actions: readonly ScreenAction[]) {
    useScreenActions.setState(actions, true);
    onTestFinished(() => useScreenActions.setState([], true));
  }

  test('runs the action that has it and is available', () => {
    const available = createScreenAction('Delete selected', ['Delete'], true);
    offer(createScreenAction('Delete row', ['Delete'], false), available);
    expect(findActionOfKey('Delete')).toBe(available);
    expect(findActionOfKey('e')).toBeUndefined();
  });

  test('of two available actions is an error in development', () => {
    offer(createScreenAction('Edit', ['e'], true), createScreenAction('Escalate', ['e'], true));
    expect(() => findActionOfKey('e')).toThrow(/^"Edit" and "Escalate" have the same key, e: give/);
  });
});
