import { describe, expect, test } from 'vitest';
import { findFreeBottom } from '../../src/ui/feedback/toast-position.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('Toasts in a window of 800 pixels', () => {
  const toasts = box(480, 720, 320, 64);

  test('are 16 pixels above its lower edge', () => {
    expect(findFreeBottom(toasts, [], 800)).toBe(16);
  });

  test('stay there beside a pager', () => {
    expect(findFreeBottom(toasts, [box(900, 740, 300, 36)], 800)).toBe(16);
  });

  test('stay there below the buttons of a dialog', () => {
    expect(findFreeBottom(toasts, [box(500, 600, 300, 36)], 800)).toBe(16);
  });

  test('are above a pager that they would cover', () => {
    expect(findFreeBottom(toasts, [box(500, 740, 300, 36)], 800)).toBe(800 - 740 + 16);
  });

  test('are above two obstacles, in any order', () => {
    const obstacles = [box(500, 660, 300, 36), box(500, 740, 300, 36)];
    expect(findFreeBottom(toasts, obstacles, 800)).toBe(800 - 660 + 16);
    expect(findFreeBottom(toasts, obstacles.toReversed(), 800)).toBe(800 - 660 + 16);
  });

  test('are where they were if there is no free place', () => {
    expect(findFreeBottom(toasts, [box(0, 40, 1280, 760)], 800)).toBe(16);
  });
});
