/** The rules: every kind of change that is detected, and whether it breaks the console. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { keywords } from './keywords.ts';
import { allEffects, bothEffects, type Effect, nameRule, type Side } from './difference.ts';

export interface Rule {
  id: string;
  detects: string;
  class: 'breaking' | 'non-breaking';
  /** Why the class is as it is, in one sentence. */
  reason: string;
}

/** What can change in a schema, by topic: a keyword, or several that are compared together. */
const topics: [topic: string, detects: string, effects: readonly Effect[]][] = [
  ['type', 'type', allEffects],
  ['null', 'whether null is allowed', bothEffects],
  ['enum', 'values of enum or const', allEffects],
  ...keywords.map(({ name, others = [], effects = allEffects }): (typeof topics)[number] => {
    const detects = [name, ...others].join(', ').replace(/, (\w+)$/, ' or $1');
    return [name, detects, effects];
  }),
  ['contentSchema', 'contentSchema', bothEffects],
  ['required', 'whether a property is required', bothEffects],
  ['undeclaredProperties', 'whether properties are allowed that were not declared', bothEffects],
  ['additionalProperties', 'additionalProperties that were declared', bothEffects],
  ['patternProperties', 'patternProperties', allEffects],
  ['alternative', 'alternatives of oneOf or anyOf', bothEffects],
  ['combinator', 'oneOf that became anyOf, or anyOf that became oneOf', bothEffects],
  ['unknownKeyword', 'keyword of another vocabulary', ['changed']],
];

/**
 * The console sends requests and validates responses: a relaxed constraint of a request is compatible, and so is a
 * tightened constraint of a response. Any other effect breaks it.
 */
const sides: Record<Side, Record<Rule['class'], string> & { compatible: Effect }> = {
  request: {
    compatible: 'relaxed',
    breaking: 'A request that the console sends may be rejected.',
    'non-breaking':
      'What the console sends is still accepted; npm run generate brings the new constraint.',
  },
  response: {
    compatible: 'tightened',
    breaking: 'The console rejects a response that violates the old contract.',
    'non-breaking': 'What may be received now was allowed before.',
  },
};

const nonBreaking = (reason: string) => ({ class: 'non-breaking', reason }) as const;

/** The rules whose class or reason does not follow from the effect. */
const exceptions: Record<string, Partial<Pick<Rule, 'class' | 'reason'>>> = {
  'request-undeclared-properties-tightened': nonBreaking(
    'The console sends only properties that the contract declares.',
  ),
  'response-undeclared-properties-relaxed': nonBreaking(
    'The console ignores properties that it does not know.',
  ),
  'response-combinator-relaxed': {
    reason:
      'Of a value that matches several alternatives, the console keeps the properties of the first.',
  },
};

const annotation = nonBreaking('It does not affect which values are allowed.');

const schemaRules = Object.entries(sides).flatMap(([side, { compatible, ...reasons }]): Rule[] => [
  ...topics.flatMap(([topic, detects, effects]) =>
    effects.map((effect) => {
      const id = `${side}-${nameRule(topic, effect)}`;
      const kind: Rule['class'] = effect === compatible ? 'non-breaking' : 'breaking';
      const own = { id, detects: `${detects}: ${effect}`, class: kind, reason: reasons[kind] };
      return { ...own, ...exceptions[id] };
    }),
  ),
  { id: `${side}-default-changed`, detects: 'default', ...annotation },
  { id: `${side}-deprecated-changed`, detects: 'deprecated', ...annotation },
  {
    id: `${side}-combinator-equivalent`,
    detects: 'oneOf that became anyOf, or anyOf that became oneOf: alternatives exclude each other',
    ...nonBreaking('The same values are allowed.'),
  },
]);

const ruleTable = parse(readFileSync(new URL('rules.yaml', import.meta.url), 'utf8')) as Rule[];

export const rules: readonly Rule[] = [...ruleTable, ...schemaRules];
