/** Compares all keywords but those of types, values, alternatives, items and properties. */
import { formatValue, type Node } from './document.ts';
import {
  allEffects,
  combineEffects,
  type Comparison,
  type Effect,
  effectOf,
  ofKeyword,
  opposite,
  type SchemaDifference,
} from './difference.ts';
import { anyChange, boundEffect, type CompareEffect, type Keyword, keywords } from './keywords.ts';
import { has, locateKeyword, type View, viewOf } from './schema-view.ts';
import { type CommonTypes, isCommon } from './value-types.ts';

/** A keyword with inner schemas that applies to a value as a whole; `others` are further keywords that belong to it. */
function condition(
  name: string,
  of: Keyword['of'],
  effectOfChange: (before: Node, after: Node, compareEffect: CompareEffect) => Effect | undefined,
  others: readonly string[] = [],
): Keyword {
  /** The keywords of the condition in each part that has it. */
  const nodesOf = ({ parts }: View): Node[] =>
    parts
      .filter((part) => has(part, name))
      .map(({ node }) => {
        const present = [name, ...others].filter((key) => node[key] !== undefined);
        return Object.fromEntries(present.map((key) => [key, node[key]]));
      });
  const format = (node: Node) => formatValue(Object.keys(node).length === 1 ? node[name] : node);
  return {
    name,
    of,
    detects: [name, ...others].join(', ').replace(/, (\w+)$/, ' or $1'),
    effects: allEffects,
    format: (view) => nodesOf(view).map(format).join(' and ') || 'none',
    effect(before, after, compareEffect) {
      const [was, is] = [nodesOf(before), nodesOf(after)];
      const longer = was.length > is.length ? was : is;
      return combineEffects(
        longer.map((_, position) => {
          const [one, other] = [was[position], is[position]];
          if (one && other) return effectOfChange(one, other, compareEffect);
          return other ? 'tightened' : 'relaxed';
        }),
      );
    },
  };
}

const conditions: readonly Keyword[] = [
  condition(
    'contains',
    'array',
    (before, after, compareEffect) => {
      const items = compareEffect(before.contains, after.contains);
      const { minContains: wasMin = 1, maxContains: wasMax = Infinity } = before;
      const { minContains: isMin = 1, maxContains: isMax = Infinity } = after;
      // With maxContains, a relaxed inner schema may make more items match than allowed.
      const isBounded = wasMax !== Infinity || isMax !== Infinity;
      return combineEffects([
        items && isBounded ? 'changed' : items,
        boundEffect(Number(wasMin), Number(isMin)),
        boundEffect(Number(isMax), Number(wasMax)),
      ]);
    },
    ['minContains', 'maxContains'],
  ),
  condition('propertyNames', 'object', (was, is, compareEffect) =>
    compareEffect(was.propertyNames, is.propertyNames),
  ),
  condition('dependentSchemas', 'object', (before, after, compareEffect) => {
    const [was, is] = [before.dependentSchemas as Node, after.dependentSchemas as Node];
    const names = Object.keys({ ...was, ...is });
    return combineEffects(names.map((name) => compareEffect(was[name], is[name])));
  }),
  condition('not', undefined, (was, is, compareEffect) => opposite(compareEffect(was.not, is.not))),
  condition(
    'if',
    undefined,
    (was, is, compareEffect) =>
      compareEffect(was.if, is.if)
        ? 'changed'
        : combineEffects([compareEffect(was.then, is.then), compareEffect(was.else, is.else)]),
    ['then', 'else'],
  ),
];

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const otherKeywords = `$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const
  contentSchema definitions description discriminator else enum example examples exclusiveMaximum
  exclusiveMinimum externalDocs items maxContains minContains nullable oneOf patternProperties prefixItems
  properties readOnly required summary then title type unevaluatedItems unevaluatedProperties writeOnly xml`;

export const knownKeywords: readonly Keyword[] = [...keywords, ...conditions];
const knownNames = new Set([
  ...knownKeywords.map(({ name }) => name),
  ...otherKeywords.split(/\s+/),
]);

/** The keywords that neither JSON Schema nor OpenAPI defines. */
function unknownKeywords(views: readonly View[]): Keyword[] {
  const names = views.flatMap(({ parts }) => parts.flatMap(({ node }) => Object.keys(node)));
  return [...new Set(names)]
    .filter((name) => !knownNames.has(name) && !name.startsWith('x-'))
    .map((name) => ({ ...anyChange(name), topic: 'unknownKeyword' }));
}

/** Compares the keywords that apply to the types in question. */
export function compareKeywords(
  before: View,
  after: View,
  { compare }: Comparison,
  common: CommonTypes,
): SchemaDifference[] {
  const compareEffect: CompareEffect = (was, is) => {
    const { location } = after;
    return effectOf(
      compare(viewOf(was, location, before.resolve), viewOf(is, location, after.resolve)),
    );
  };
  return [...knownKeywords, ...unknownKeywords([before, after])]
    .filter(({ of }) => isCommon(common, of))
    .flatMap(({ name, topic = name, format, effect, isAnnotation }) => {
      const location = locateKeyword(before, after, name, name.replace(/^m/, 'exclusiveM'));
      const description = `${name} ${format(before)} → ${format(after)}`;
      const change = effect(before, after, compareEffect);
      const differences = ofKeyword(topic, change, location, description);
      return isAnnotation
        ? differences.map((difference) => ({ ...difference, effect: undefined }))
        : differences;
    });
}
