import { expect, test } from 'vitest';
import { completeColour } from '../../src/engine/inputs/native-inputs.tsx';
import {
  describeContrast,
  getCardColours,
} from '../../src/resources/genre-card/genre-card-fields.tsx';

test('A card has the valid colours of its genre', () => {
  const valid = { colour: '#101020', backgroundColour: '#E0E0f0' };
  expect(getCardColours(valid)).toEqual({ color: '#101020', backgroundColor: '#E0E0f0' });
  expect(getCardColours({ ...valid, backgroundColour: '#12' })).toEqual({ color: '#101020' });
  expect(getCardColours({ colour: 'red', backgroundColour: null })).toEqual({});
});

test.each([
  ['#767676', '#ffffff', ''],
  ['#ffffff', '#777777', 'Contrast 4.4 : 1, hard to read'],
  ['#fed7aa', '#ffedd5', 'Contrast 1.1 : 1, hard to read'],
  ['#fed7aa', 'red', ''],
])('Of %s on %s a genre says "%3$s"', (colour, backgroundColour, text) => {
  expect(describeContrast({ colour, backgroundColour })).toBe(text);
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
