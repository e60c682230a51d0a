import { expect, test } from 'vitest';
import { completeColour } from '../../src/engine/inputs/native-inputs.tsx';
import {
  describeContrast,
  getCardColours,
} from '../../src/resources/genre-card/genre-card-fields.tsx';

test.each([
  ['Both colours are shown as they are', '#101020', '#e0e0f0', '#101020', '#e0e0f0'],
  ['A dark text without a ground is on white', '#101020', '', '#101020', '#ffffff'],
  ['A light text with an invalid ground is on black', '#fed7aa', '#12', '#fed7aa', '#000000'],
  [
    'On a light ground, a text without a colour is black',
    undefined,
    '#c7d2fe',
    '#000000',
    '#c7d2fe',
  ],
  [
    'On a dark ground, a text with an invalid colour is white',
    'red',
    '#1E1B4B',
    '#ffffff',
    '#1E1B4B',
  ],
])('%s', (_, colour, ground, color, backgroundColor) => {
  expect(getCardColours(colour, ground)).toEqual({ color, backgroundColor });
});

test('Without a valid colour, the card has those of the theme', () => {
  expect(getCardColours(null, 'red')).toEqual({});
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
