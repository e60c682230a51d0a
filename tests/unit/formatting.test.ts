import { expect, test } from 'vitest';
import { formatDateTime, truncate } from '../../src/engine/cells/format-text.ts';
import { completeColour } from '../../src/engine/inputs/native-inputs.tsx';
import { formatCount, formatRelativeTime } from '../../src/ui/format.ts';

test('A timestamp is formatted as date and time in UTC, without fractions of a second', () => {
  expect(formatDateTime('2026-03-18T11:02:07.987Z')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('2026-03-18T11:02:07Z')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('2026-03-18T13:02:07+02:00')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('yesterday')).toBe('yesterday');
});

test('An excerpt is the first 20 characters and an ellipsis', () => {
  expect(truncate('Three strangers answer the same advertisement')).toBe('Three strangers answ…');
  expect(truncate('exactly 20 letters!!')).toBe('exactly 20 letters!!');
  expect(truncate('')).toBe('');
});

test.each(['🦉', '👩‍👩‍👧', '🇩🇪', '👍🏽', 'e\u0301', 'क्षि'])('An excerpt never cuts %s', (character) => {
  expect(truncate(character.repeat(20))).toBe(character.repeat(20));
  expect(truncate(character.repeat(21))).toBe(`${character.repeat(20)}…`);
});

test('The digits of large numbers are grouped', () => {
  expect(formatCount(12_345)).toBe('12,345');
  expect(formatCount(3_000_000_000)).toBe('3,000,000,000');
  expect(formatCount(12.5)).toBe('12.5');
  expect(formatCount(0.0625)).toBe('0.0625');
});

const now = Date.parse('2026-06-15T12:00:00Z');

test.each([
  ['2026-06-15T12:00:00Z', 'just now'],
  ['2026-06-15T12:00:59Z', 'just now'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:58:01Z', '1 minute ago'],
  ['2026-06-15T10:05:00Z', '115 minutes ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:00Z', '1 day ago'],
  ['2026-05-17T12:00:00Z', '29 days ago'],
  ['2026-04-20T12:00:00Z', '56 days ago'],
  ['2026-04-10T12:00:00Z', '2 months ago'],
  ['2025-06-20T12:00:00Z', '11 months ago'],
  ['2025-06-14T12:00:00Z', '1 year ago'],
  ['2024-08-10T12:00:00Z', '22 months ago'],
  ['2024-06-14T12:00:00Z', '2 years ago'],
  ['2023-07-10T12:00:00Z', '35 months ago'],
  ['2014-01-01T00:00:00Z', '12 years ago'],
  ['2026-06-15T13:50:00Z', 'in 110 minutes'],
  ['2026-06-18T12:00:00Z', 'in 3 days'],
])('At noon of 15 June 2026, %s is "%s"', (timestamp, text) => {
  expect(formatRelativeTime(Date.parse(timestamp), now)).toBe(text);
});

test.each([
  ['dcfce7', '#dcfce7'],
  ['#fff', '#ffffff'],
  ['0aF', '#00aaFF'],
  ['#dcfce7', '#dcfce7'],
  ['red', 'red'],
  ['#dcfc', '#dcfc'],
])('%s is completed to %s', (text, colour) => {
  expect(completeColour(text)).toBe(colour);
});
