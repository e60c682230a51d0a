import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPercentages } from '../../src/product/screens/dashboard/dashboard-counts.ts';

test.each([
  [
    [57, 23, 262],
    ['17%', '7%', '76%'],
  ],
  [
    [1, 1, 1],
    ['34%', '33%', '33%'],
  ],
  [
    [1, 1, 0],
    ['50%', '50%', '0%'],
  ],
  [
    [29, 71, 0],
    ['29%', '71%', '0%'],
  ],
  [
    [1, 499, 500],
    ['<1%', '50%', '50%'],
  ],
  [
    [1, 999, 0],
    ['<1%', '>99%', '0%'],
  ],
  [
    [34, 33, 9933],
    ['<1%', '<1%', '>99%'],
  ],
  [
    [5, 5, 990],
    ['1%', '<1%', '99%'],
  ],
  [
    [0, 7, 0],
    ['0%', '100%', '0%'],
  ],
  [
    [12.5, 12.5, 75],
    ['13%', '12%', '75%'],
  ],
  [
    [0, 0, 0],
    ['0%', '0%', '0%'],
  ],
])('The percentages of %j are %j', (counts, percentages) => {
  expect(getPercentages(counts)).toEqual(percentages);
});

test('Percentages add up to 100', () => {
  const read = (text: string) => ({ '<1%': 0, '>99%': 100 })[text] ?? Number.parseInt(text, 10);
  const counts = fc.array(fc.nat(3_000_000_000), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(counts, (values) => {
      const total = values.reduce((a, b) => a + b, 0);
      fc.pre(total > 0);
      const percentages = getPercentages(values).map(read);
      expect(percentages.reduce((a, b) => a + b, 0)).toBe(100);
      for (const [index, value] of values.entries())
        expect(Math.abs((percentages[index] ?? NaN) - (value / total) * 100)).toBeLessThan(1);
    }),
  );
});
