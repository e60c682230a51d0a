import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test fails when anything is written to console.error.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
