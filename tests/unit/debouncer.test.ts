import { expect, test, vi } from 'vitest';
import { createDebouncer } from '../../src/ui/cropper/use-cropped-file.ts';

test('The last callback runs after a pause of 100 ms, and all callers get its result', async () => {
  vi.useFakeTimers();
  const debounce = createDebouncer<string>();
  const crop = vi.fn((name: string) => Promise.resolve(name));
  const first = debounce(() => crop('first'));
  vi.advanceTimersByTime(99);
  const second = debounce(() => crop('second'));
  vi.advanceTimersByTime(99);
  expect(crop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await Promise.all([first, second])).toEqual(['second', 'second']);
  expect(crop).toHaveBeenCalledExactlyOnceWith('second');
  vi.useRealTimers();
});
