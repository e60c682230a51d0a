import type { Effect } from '../schemas/effect.ts';
import type { Side } from '../schemas/schema-difference.ts';
import {
  breaking,
  byEffect,
  nonBreaking,
  annotation,
  type Rule,
  type Classification,
} from './rule.ts';

interface Topic {
  detects: string;
  effects: readonly Effect[];
  /** Where the class does not follow from the effect. */
  exceptions?: Partial<Record<Side, Partial<Record<Effect, Classification>>>>;
}

const both: readonly Effect[] = ['tightened', 'relaxed'];
const all: readonly Effect[] = [...both, 'changed'];

const onlyDeclared = nonBreaking('The console sends only properties that the contract declares.');
const ignoresOthers = nonBreaking('The console ignores properties that it does not know.');
const firstMatches = breaking(
  'Of a value that matches several alternatives, the console keeps the properties of the first.',
);

/** The rules for schemas, by topic: a keyword, or several that are compared together. */
const topics: Record<string, Topic> = {
  type: { detects: 'type', effects: all },
  null: { detects: 'whether null is allowed', effects: both },
  enum: { detects: 'values of enum or const', effects: all },
  format: { detects: 'format', effects: all },
  minLength: { detects: 'minLength', effects: both },
  maxLength: { detects: 'maxLength', effects: both },
  pattern: { detects: 'pattern', effects: all },
  contentEncoding: { detects: 'contentEncoding', effects: all },
  contentMediaType: { detects: 'contentMediaType', effects: all },
  contentSchema: { detects: 'contentSchema', effects: both },
  minimum: { detects: 'minimum or exclusiveMinimum', effects: both },
  maximum: { detects: 'maximum or exclusiveMaximum', effects: both },
  multipleOf: { detects: 'multipleOf', effects: all },
  minItems: { detects: 'minItems', effects: both },
  maxItems: { detects: 'maxItems', effects: both },
  uniqueItems: { detects: 'uniqueItems', effects: both },
  contains: { detects: 'contains, minContains or maxContains', effects: all },
  required: { detects: 'whether a property is required', effects: both },
  minProperties: { detects: 'minProperties', effects: both },
  maxProperties: { detects: 'maxProperties', effects: both },
  undeclaredProperties: {
    detects: 'whether properties are allowed that were not declared',
    effects: both,
    exceptions: { request: { tightened: onlyDeclared }, response: { relaxed: ignoresOthers } },
  },
  additionalProperties: { detects: 'additionalProperties that were declared', effects: both },
  patternProperties: { detects: 'patternProperties', effects: all },
  propertyNames: { detects: 'propertyNames', effects: all },
  dependentRequired: { detects: 'dependentRequired', effects: all },
  dependentSchemas: { detects: 'dependentSchemas', effects: all },
  not: { detects: 'not', effects: all },
  if: { detects: 'if, then or else', effects: all },
  alternative: { detects: 'alternatives of oneOf or anyOf', effects: both },
  combinator: {
    detects: 'oneOf that became anyOf, or anyOf that became oneOf',
    effects: both,
    exceptions: { response: { relaxed: firstMatches } },
  },
  discriminator: { detects: 'discriminator', effects: all },
  unknownKeyword: { detects: 'keyword of another vocabulary', effects: ['changed'] },
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `request-max-length-tightened` */
export const ruleId = (side: Side, topic: string, change: string) =>
  `${side}-${kebab(topic)}-${change}`;

const rulesFor = (side: Side): Rule[] => [
  ...Object.entries(topics).flatMap(([topic, { detects, effects, exceptions }]) =>
    effects.map((effect) => ({
      id: ruleId(side, topic, effect),
      detects: `${detects}: ${effect}`,
      ...(exceptions?.[side]?.[effect] ?? byEffect[side][effect]),
    })),
  ),
  { id: ruleId(side, 'default', 'changed'), detects: 'default', ...annotation },
  { id: ruleId(side, 'deprecated', 'changed'), detects: 'deprecated', ...annotation },
  {
    id: ruleId(side, 'combinator', 'equivalent'),
    detects: 'oneOf that became anyOf, or anyOf that became oneOf: alternatives exclude each other',
    ...nonBreaking('The same values are allowed.'),
  },
];

/** The rules for the schema of a parameter, a request body or a response. */
export const schemaRules: readonly Rule[] = [...rulesFor('request'), ...rulesFor('response')];
