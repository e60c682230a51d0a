import { expect, test } from 'vitest';
import {
  addDegrees,
  countPixels,
  fitCrop,
  hasEmptyCorners,
  largestWidthPercent,
} from '../../src/ui/cropper/crop-geometry.ts';

const crop = (x: number, y: number, width: number, height: number) => ({
  unit: '%' as const,
  x,
  y,
  width,
  height,
});

const whole = crop(0, 0, 100, 100);
const landscape = [600, 400] as const;

test.each([
  ['have the image in them while it is neither rotated nor scaled', whole, 1, 0, false],
  ['are empty once it is rotated by a degree', whole, 1, 1, true],
  ['have the image in them when it is upside down', whole, 1, 180, false],
  ['are empty when it is scaled down', whole, 0.95, 0, true],
  ['have the image in them when both are equally small', crop(25, 25, 50, 50), 0.5, 0, false],
  ['are empty when the crop is beside a smaller image', crop(24.9, 25, 50, 50), 0.5, 0, true],
  ['have the image in them when it is enlarged enough for its rotation', whole, 1.5, 90, false],
  ['are empty when it is enlarged less', whole, 1.49, 90, true],
  ['have the image in them in the middle of a diagonal', crop(35, 35, 30, 30), 1, 45, false],
  ['are empty when only one of them is outside', crop(50, 50, 50, 20), 1, 20, true],
] as const)('The corners of a crop %s', (_, area, scale, rotation, expected) => {
  expect(hasEmptyCorners({ crop: area, scale, rotation }, landscape)).toBe(expected);
});

test.each([
  ['is as wide as an image that is narrower', 1, 0, [3, 1], 100],
  ['is as high as an image that is wider', 1, 0, [1, 1], 200 / 3],
  ['shrinks with the image', 0.5, 0, [3, 1], 50],
  ['does not grow out of the frame', 2, 0, [3, 1], 100],
  ['is as wide as the image is high when it lies on its side', 1, 90, [3, 1], 200 / 3],
] as const)('The largest crop without empty corners %s', (...row) => {
  const [, scale, rotation, size, expected] = row;
  expect(largestWidthPercent({ scale, rotation }, size, landscape)).toBeCloseTo(expected);
});

test.each([0, 7, 45, 90, 133, -60, 180])(
  'The largest crop without empty corners touches the edge of the image at %i degrees',
  (rotation) => {
    const settings = { scale: 1.2, rotation };
    const hasEmptyCornersAt = (width: number) => {
      const height = (width * 600) / 3 / 400;
      const area = crop(50 - width / 2, 50 - height / 2, width, height);
      return hasEmptyCorners({ ...settings, crop: area }, landscape);
    };
    const width = largestWidthPercent(settings, [3, 1], landscape);
    expect(hasEmptyCornersAt(width)).toBe(false);
    expect(width === 100 || hasEmptyCornersAt(width + 0.01)).toBe(true);
  },
);

test.each([
  [0, 90, 90],
  [90, 90, 180],
  [180, 90, -90],
  [-90, -90, -180],
  [-180, -90, 90],
  [30, -90, -60],
])('From %i degrees, %i more are %i', (rotation, degrees, expected) => {
  expect(addDegrees(rotation, degrees)).toBe(expected);
});

test.each([
  ['of the right ratio stays as it is', crop(10, 20, 30, 45), crop(10, 20, 30, 45)],
  ['has its height by its width', crop(10, 20, 30, 5), crop(10, 20, 30, 45)],
  ['is not higher than the image', crop(0, 10, 90, 90), crop(0, 0, 100 / 1.5, 100)],
  ['is not outside of the image', crop(-5, 80, 30, 45), crop(0, 55, 30, 45)],
  ['is not negative', crop(10, 20, -3, 4), crop(10, 20, 0, 0)],
])('A crop that is fitted %s', (_, area, expected) => {
  const fitted = fitCrop(area, [1, 1], landscape);
  for (const key of ['x', 'y', 'width', 'height'] as const)
    expect(fitted[key]).toBeCloseTo(expected[key]);
});

test.each([
  ['those of the file', 1, [600, 400], [600, 400], [300, 200]],
  ['fewer in an enlarged image', 2, [600, 400], [600, 400], [150, 100]],
  ['those of the file, where the canvas has more', 1, [600, 400], [60, 40], [30, 20]],
  ['those of the canvas, where the file has more', 1, [600, 400], [6000, 4000], [300, 200]],
] as const)('The pixels of a crop are %s', (_, scale, canvas, file, expected) => {
  const settings = { crop: crop(0, 0, 50, 50), scale, rotation: 0 };
  expect(countPixels(settings, canvas, file)).toEqual(expected);
});
