/** Whether a change breaks the console, and why. */
export interface Verdict {
  class: 'breaking' | 'safe';
  /** A name for changes of this kind: `answer property lost`. */
  kind: string;
  /** Why it is so, in one sentence. */
  reason: string;
}

export const breaking = (kind: string, reason: string): Verdict => ({
  class: 'breaking',
  kind,
  reason,
});
export const safe = (kind: string, reason: string): Verdict => ({ class: 'safe', kind, reason });

/** What the console reads of a failure, by its path. */
export const failureTexts = new Set(['', 'error', 'error.message']);
export const readsMessage = 'Of a failure, the console reads the message alone.';
