import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyColours } from '../../src/ui/theme/colours.ts';
import '../../src/ui/theme/global.css';
import { installCompositionGuard } from '../../src/ui/composition-guard.ts';
import { installDoubleClickGuard } from '../../src/ui/double-click-guard.ts';
import { installTooltip } from '../../src/ui/tooltip.ts';

// The console makes the same calls when it starts.
applyColours(document.documentElement);
installTooltip();
installCompositionGuard();
installDoubleClickGuard();

// Toasts, and the mark of an added row, stay until their test ends: a busy machine may look for one only when its seconds are over.
const style = document.createElement('style');
style.textContent =
  '.Toastify__progress-bar, [data-saved] { animation-play-state: paused !important; }';
document.head.append(style);

// The browser is idle at once: on a busy machine it may not be for minutes.
window.requestIdleCallback = (callback) =>
  window.setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = (handle) => clearTimeout(handle);

beforeEach(async () => {
  // The window is as wide as on a desktop, because in a narrow one the rows of a list are cards.
  await page.viewport(1280, 800);
  // A test fails when anything is written to console.error.
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // The session of one test would be that of the next.
  localStorage.clear();
  expect(
    console.error,
    'what the console printed: correct it, or expect it',
  ).not.toHaveBeenCalled();
});
