import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noticeSeconds, subscribeToExpiry } from '../../src/session/token-expiry.ts';

/** Seconds since 1970 at which the session expires. */
let expiry: number;
let notifyStore: (() => void) | undefined;
let unsubscribe: () => void;
let states: string[];

const nowSeconds = () => Date.now() / 1000;

const store = {
  subscribe(listener: () => void) {
    notifyStore = listener;
    return () => {
      notifyStore = undefined;
    };
  },
};

function readState() {
  const seconds = expiry - nowSeconds();
  if (seconds > noticeSeconds) return 'valid';
  return seconds >= 0 ? 'ending' : 'ended';
}

/** What a listener sees while time passes. */
function watch() {
  states = [readState()];
  unsubscribe = subscribeToExpiry(store, () => {
    const state = readState();
    if (state !== states.at(-1)) states.push(state);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  unsubscribe();
  vi.useRealTimers();
});

describe('A listener to the expiry of a session', () => {
  test('is called two minutes before its end, and at its end', () => {
    expiry = nowSeconds() + 600;
    watch();
    vi.advanceTimersByTime(479_000);
    expect(states).toEqual(['valid']);
    vi.advanceTimersByTime(2000);
    expect(states).toEqual(['valid', 'ending']);
    vi.advanceTimersByTime(118_000);
    expect(states).toEqual(['valid', 'ending']);
    vi.advanceTimersByTime(2000);
    expect(states).toEqual(['valid', 'ending', 'ended']);
  });

  test('is called a second after a sleep of the computer', () => {
    expiry = nowSeconds() + 3600;
    watch();
    // Timers do not run while it sleeps.
    vi.setSystemTime(Date.now() + 3550_000);
    expect(states).toEqual(['valid']);
    vi.advanceTimersByTime(1000);
    expect(states).toEqual(['valid', 'ending']);
  });

  test('is called after a renewal, also by another tab', () => {
    expiry = nowSeconds() + 60;
    watch();
    expiry = nowSeconds() + 3600;
    notifyStore?.();
    expect(states).toEqual(['ending', 'valid']);
    vi.advanceTimersByTime(3500_000);
    expect(states).toEqual(['ending', 'valid', 'ending']);
  });

  test('leaves no timer and no listener behind', () => {
    expiry = nowSeconds() + 3600;
    watch();
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
    expect(notifyStore).toBeUndefined();
  });
});
