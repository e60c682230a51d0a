import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getExpiryPhase, subscribeToExpiryPhase } from '../../src/session/token-expiry.ts';

/** Seconds since 1970 by the server's clock, at which the session expires; undefined while signed out. */
let expiry: number | undefined;
let notifyStore: (() => void) | undefined;
let unsubscribe: () => void;
let phases: string[];

const nowSeconds = () => Date.now() / 1000;

const store = {
  getSecondsLeft: () => (expiry === undefined ? undefined : expiry - nowSeconds()),
  subscribe(listener: () => void) {
    notifyStore = listener;
    return () => {
      notifyStore = undefined;
    };
  },
};

/** The phases that a listener sees while time passes. */
function watch() {
  phases = [getExpiryPhase(store)];
  unsubscribe = subscribeToExpiryPhase(store, () => {
    const phase = getExpiryPhase(store);
    if (phase !== phases.at(-1)) phases.push(phase);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  unsubscribe();
  vi.useRealTimers();
});

describe('The phase of a session', () => {
  test('changes two minutes before its end, and at its end', () => {
    expiry = nowSeconds() + 600;
    watch();
    vi.advanceTimersByTime(479_000);
    expect(phases).toEqual(['valid']);
    vi.advanceTimersByTime(2000);
    expect(phases).toEqual(['valid', 'ending']);
    vi.advanceTimersByTime(118_000);
    expect(phases).toEqual(['valid', 'ending']);
    vi.advanceTimersByTime(2000);
    expect(phases).toEqual(['valid', 'ending', 'ended']);
  });

  test('is corrected a second after a sleep of the computer', () => {
    expiry = nowSeconds() + 3600;
    watch();
    // Timers do not run while it sleeps.
    vi.setSystemTime(Date.now() + 3550_000);
    expect(phases).toEqual(['valid']);
    vi.advanceTimersByTime(1000);
    expect(phases).toEqual(['valid', 'ending']);
  });

  test('follows a renewal, also by another tab', () => {
    expiry = nowSeconds() + 60;
    watch();
    expiry = nowSeconds() + 3600;
    notifyStore?.();
    expect(phases).toEqual(['ending', 'valid']);
    vi.advanceTimersByTime(3500_000);
    expect(phases).toEqual(['ending', 'valid', 'ending']);
  });

  test('is valid while signed out', () => {
    expiry = undefined;
    watch();
    vi.advanceTimersByTime(3600_000);
    expect(phases).toEqual(['valid']);
  });

  test('leaves no timer and no listener behind', () => {
    expiry = nowSeconds() + 3600;
    watch();
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
    expect(notifyStore).toBeUndefined();
  });
});
