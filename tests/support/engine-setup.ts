import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../src/ui/theme/global.css';

// A test fails when anything is written to console.error.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // The files of a worker share it: the session of one test would be that of the next.
  localStorage.clear();
  expect(
    console.error,
    'what the console printed: correct it, or expect it',
  ).not.toHaveBeenCalled();
});
