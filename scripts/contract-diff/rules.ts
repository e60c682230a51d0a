/** The rules: every kind of change that is detected, and whether it breaks the console. */
import { type Effect, ruleId, type Side } from './difference.ts';
import { ruleTable } from './rule-table.ts';

/** One kind of change, and whether it breaks the console. */
export interface Rule {
  id: string;
  detects: string;
  class: 'breaking' | 'non-breaking';
  /** Why, in one sentence. */
  reason: string;
}

/** The effects that a change of a topic may have. */
const both: readonly Effect[] = ['tightened', 'relaxed'];
const all: readonly Effect[] = [...both, 'changed'];

/** What can change in a schema, by topic: a keyword, or several that are compared together. */
const topics: Record<string, readonly [detects: string, effects: readonly Effect[]]> = {
  type: ['type', all],
  null: ['whether null is allowed', both],
  enum: ['values of enum or const', all],
  format: ['format', all],
  minLength: ['minLength', both],
  maxLength: ['maxLength', both],
  pattern: ['pattern', all],
  contentEncoding: ['contentEncoding', all],
  contentMediaType: ['contentMediaType', all],
  contentSchema: ['contentSchema', both],
  minimum: ['minimum or exclusiveMinimum', both],
  maximum: ['maximum or exclusiveMaximum', both],
  multipleOf: ['multipleOf', all],
  minItems: ['minItems', both],
  maxItems: ['maxItems', both],
  uniqueItems: ['uniqueItems', both],
  contains: ['contains, minContains or maxContains', all],
  required: ['whether a property is required', both],
  minProperties: ['minProperties', both],
  maxProperties: ['maxProperties', both],
  undeclaredProperties: ['whether properties are allowed that were not declared', both],
  additionalProperties: ['additionalProperties that were declared', both],
  patternProperties: ['patternProperties', all],
  propertyNames: ['propertyNames', all],
  dependentRequired: ['dependentRequired', all],
  dependentSchemas: ['dependentSchemas', all],
  not: ['not', all],
  if: ['if, then or else', all],
  alternative: ['alternatives of oneOf or anyOf', both],
  combinator: ['oneOf that became anyOf, or anyOf that became oneOf', both],
  discriminator: ['discriminator', all],
  unknownKeyword: ['keyword of another vocabulary', ['changed']],
};

type Classification = Pick<Rule, 'class' | 'reason'>;

const breaking = (reason: string): Classification => ({ class: 'breaking', reason });
const nonBreaking = (reason: string): Classification => ({ class: 'non-breaking', reason });

const mayBeRejected = breaking('A request that the console sends may be rejected.');
const rejects = breaking('The console rejects a response that violates the old contract.');

/**
 * The console sends requests and validates responses: a tightened constraint of a request breaks it, and so does a
 * relaxed constraint of a response.
 */
const byEffect: Record<Side, Record<Effect, Classification>> = {
  request: {
    tightened: mayBeRejected,
    relaxed: nonBreaking(
      'What the console sends is still accepted; npm run generate brings the new constraint.',
    ),
    changed: mayBeRejected,
  },
  response: {
    tightened: nonBreaking('What may be received now was allowed before.'),
    relaxed: rejects,
    changed: rejects,
  },
};

/** Where the class does not follow from the effect. */
const exceptions: Record<string, Classification> = {
  'request-undeclared-properties-tightened': nonBreaking(
    'The console sends only properties that the contract declares.',
  ),
  'response-undeclared-properties-relaxed': nonBreaking(
    'The console ignores properties that it does not know.',
  ),
  'response-combinator-relaxed': breaking(
    'Of a value that matches several alternatives, the console keeps the properties of the first.',
  ),
};

const annotation = nonBreaking('It does not affect which values are allowed.');

/** The rules for the schema of a parameter, a request body or a response. */
const schemaRules = (side: Side): Rule[] => [
  ...Object.entries(topics).flatMap(([topic, [detects, effects]]) =>
    effects.map((effect) => {
      const id = ruleId(side, topic, effect);
      const classification = exceptions[id] ?? byEffect[side][effect];
      return { id, detects: `${detects}: ${effect}`, ...classification };
    }),
  ),
  { id: ruleId(side, 'default', 'changed'), detects: 'default', ...annotation },
  { id: ruleId(side, 'deprecated', 'changed'), detects: 'deprecated', ...annotation },
  {
    id: ruleId(side, 'combinator', 'equivalent'),
    detects: 'oneOf that became anyOf, or anyOf that became oneOf: alternatives exclude each other',
    ...nonBreaking('The same values are allowed.'),
  },
];

function parseRow(row: string): Rule {
  const [id = '', className, detects = '', reason = ''] = row.split(' | ');
  return { id, detects, class: className === 'breaking' ? className : 'non-breaking', reason };
}

export const rules: readonly Rule[] = [
  ...ruleTable.trim().split('\n').map(parseRow),
  ...schemaRules('request'),
  ...schemaRules('response'),
];
