import type { Effect } from '../schemas/effect.ts';
import type { Side } from '../schemas/schema-difference.ts';

/** One kind of change, and whether it breaks the console. */
export interface Rule {
  id: string;
  detects: string;
  class: 'breaking' | 'non-breaking';
  /** Why, in one sentence. */
  reason: string;
}

export type Classification = Pick<Rule, 'class' | 'reason'>;

export const breaking = (reason: string): Classification => ({ class: 'breaking', reason });
export const nonBreaking = (reason: string): Classification => ({ class: 'non-breaking', reason });

/**
 * The console sends requests and validates responses: a tightened constraint of a request breaks it, and so does a
 * relaxed constraint of a response.
 */
export const byEffect: Record<Side, Record<Effect, Classification>> = {
  request: {
    tightened: breaking('A request that the console sends may be rejected.'),
    relaxed: nonBreaking(
      'What the console sends is still accepted; npm run generate brings the new constraint.',
    ),
    changed: breaking('A request that the console sends may be rejected.'),
  },
  response: {
    tightened: nonBreaking('What may be received now was allowed before.'),
    relaxed: breaking('The console rejects a response that violates the old contract.'),
    changed: breaking('The console rejects a response that violates the old contract.'),
  },
};

export const keepsSending = breaking('The console still sends it.');
export const notSent = nonBreaking('No screen sends it.');
export const canBeLeftOut = nonBreaking('It can be left out; a form could offer it.');
export const isMissing = breaking('The console does not send it, and the request is rejected.');
export const annotation = nonBreaking('It does not affect which values are allowed.');

export type RuleRow = readonly [id: string, detects: string, classification: Classification];

export const rulesOf = (rows: readonly RuleRow[]): Rule[] =>
  rows.map(([id, detects, classification]) => ({ id, detects, ...classification }));
