import { expect, test, vi } from 'vitest';
import { createRedraw } from '../../src/ui/cropper/create-redraw.ts';

test('A cut is drawn once changes have paused for 100 ms, and all who asked get the last', async () => {
  vi.useFakeTimers();
  const redraw = createRedraw<string>();
  const draw = vi.fn((what: string) => Promise.resolve(what));
  const first = redraw(() => draw('first'));
  vi.advanceTimersByTime(99);
  const second = redraw(() => draw('second'));
  vi.advanceTimersByTime(99);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await Promise.all([first, second])).toEqual(['second', 'second']);
  expect(draw).toHaveBeenCalledExactlyOnceWith('second');
  vi.useRealTimers();
});
