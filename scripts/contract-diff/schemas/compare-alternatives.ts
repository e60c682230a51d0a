/** Compares the alternatives of oneOf and anyOf; a schema without either counts as its only alternative. */
import { canonicalJson, isNode, type Node } from '../document-node.ts';
import { combineEffects } from './effect.ts';
import { areExclusive } from './exclusive.ts';
import {
  type Comparison,
  ofKeyword,
  locateKeyword,
  type SchemaDifference,
} from './schema-difference.ts';
import {
  alternativesOf,
  type Combinator,
  combinators,
  has,
  partsOf,
  type View,
} from './schema-view.ts';
import { propertyNames } from './properties.ts';
import { valueTypes } from './value-types.ts';

interface Alternative extends View {
  /** Its component, else its title or type. */
  label: string;
  isComponent: boolean;
  /** The schema as JSON. */
  text: string;
}

interface Choice {
  combinator?: Combinator;
  /** The schema that has the combinator. */
  node?: Node;
  alternatives: Alternative[];
}

const findCombinator = ({ parts }: View) =>
  parts
    .flatMap((part) => combinators.map((combinator) => ({ part, combinator })))
    .find(({ part, combinator }) => has(part, combinator));

export const hasAlternatives = (view: View) => findCombinator(view) !== undefined;

type Label = Pick<Alternative, 'label' | 'isComponent' | 'text'>;

function labelOf(view: View, member: unknown): Label {
  const text = canonicalJson(member ?? null);
  const types = valueTypes(view)?.join(' or ');
  if (!isNode(member)) return { label: types ?? 'any', isComponent: false, text };
  if (typeof member.$ref === 'string') {
    return { label: member.$ref.split('/').at(-1) ?? member.$ref, isComponent: true, text };
  }
  return { label: String(member.title ?? types ?? text.slice(0, 60)), isComponent: false, text };
}

/** The alternatives of a schema, each combined with the schema's other keywords. */
function choiceOf(view: View): Choice {
  const found = findCombinator(view);
  if (!found) return { alternatives: [{ ...view, ...labelOf(view, undefined) }] };
  const { part, combinator } = found;
  const alternatives = alternativesOf(part.node, combinator, view.resolve).map((member) => {
    const others = view.parts.map((one) =>
      one === part ? { ...one, handled: [...(one.handled ?? []), combinator] } : one,
    );
    const own = partsOf(member, part.location, view.resolve, { orNull: true });
    const alternative = { ...view, parts: [...others, ...own] };
    return { ...alternative, ...labelOf({ ...view, parts: own }, member) };
  });
  return { combinator, node: part.node, alternatives };
}

/** How many properties two alternatives share, plus 1; 0 without a common type. */
function similarity(one: View, other: View): number {
  const [types, others] = [valueTypes(one), valueTypes(other)];
  if (types && others && !types.some((type) => others.includes(type))) return 0;
  const names = propertyNames(other);
  return 1 + propertyNames(one).filter((name) => names.includes(name)).length;
}

type Pair = [Alternative, Alternative];

/** Pairs the alternatives: the same component, else an equal schema, else the most similar one. */
function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]): Pair[] {
  const pairs: Pair[] = [];
  const isFree = (one: Alternative) => !pairs.flat().includes(one);
  const pairBy = (score: (one: Alternative, other: Alternative) => number) => {
    for (const one of before.filter(isFree)) {
      const [best] = after
        .filter(isFree)
        .map((other) => ({ other, score: score(one, other) }))
        .toSorted((a, b) => b.score - a.score);
      if (best && best.score > 0) pairs.push([one, best.other]);
    }
  };
  pairBy((one, other) => Number(one.isComponent && other.isComponent && one.label === other.label));
  pairBy((one, other) => Number(one.text === other.text));
  pairBy((one, other) => (one.isComponent && other.isComponent ? 0 : similarity(one, other)));
  return pairs;
}

/** Whether every value of `one` is allowed by `other`. */
const isSubset = (one: View, other: View, { compare }: Comparison) => {
  const effect = combineEffects(compare(other, one).map((difference) => difference.effect));
  return effect === undefined || effect === 'tightened';
};

function compareCombinator(before: Choice, after: Choice, view: View): SchemaDifference[] {
  if (!before.combinator || !after.combinator || before.combinator === after.combinator) return [];
  const areSame = areExclusive(before.alternatives) && areExclusive(after.alternatives);
  const effect = after.combinator === 'anyOf' ? 'relaxed' : 'tightened';
  const description = `${before.combinator} → ${after.combinator}`;
  const difference = ofKeyword('combinator', effect, view.location, description);
  return [areSame ? { ...difference, change: 'equivalent', effect: undefined } : difference];
}

const formatKeyword = (value: unknown) => (value === undefined ? 'none' : canonicalJson(value));

function compareDiscriminator(before: Choice, after: Choice, view: View): SchemaDifference[] {
  const [was, is] = [before.node?.discriminator, after.node?.discriminator];
  if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
  const description = `discriminator ${formatKeyword(was)} → ${formatKeyword(is)}`;
  const changed = is === undefined ? 'relaxed' : 'changed';
  return [
    ofKeyword(
      'discriminator',
      was === undefined ? 'tightened' : changed,
      view.location,
      description,
    ),
  ];
}

/** Whether a value may match two alternatives of a oneOf: then tightening one alternative may relax the oneOf. */
const mayOverlap = ({ combinator, alternatives }: Choice) =>
  combinator === 'oneOf' && !areExclusive(alternatives);

export function compareAlternatives(
  before: View,
  after: View,
  comparison: Comparison,
): SchemaDifference[] {
  const [was, is] = [choiceOf(before), choiceOf(after)];
  const location = locateKeyword(before, after, ...combinators);
  const pairs = pairAlternatives(was.alternatives, is.alternatives);
  const isFree = (one: Alternative) => !pairs.some((pair) => pair.includes(one));
  const [removed, added] = [was.alternatives.filter(isFree), is.alternatives.filter(isFree)];
  const isNew = (choice: Choice) => (one: Alternative) =>
    !choice.alternatives.some((other) => isSubset(one, other, comparison));
  const inner = pairs
    .flatMap(([one, other]) => comparison.compare(one, other))
    // Whether null is allowed is compared for the schema as a whole.
    .filter(({ topic, path }) => topic !== 'null' || path !== '');
  const view = { ...after, location };
  const found = [
    ...compareCombinator(was, is, view),
    ...compareDiscriminator(was, is, view),
    ...inner,
    ...added
      .filter(isNew(was))
      .map(({ label }) =>
        ofKeyword('alternative', 'relaxed', location, `alternative \`${label}\` added`),
      ),
    ...removed
      .filter(isNew(is))
      .map(({ label }) =>
        ofKeyword('alternative', 'tightened', location, `alternative \`${label}\` removed`),
      ),
  ];
  const isSame = found.every(({ effect }) => !effect) && removed.length + added.length === 0;
  // The console accepts a response that matches several alternatives.
  const isExact = comparison.side === 'request' && (mayOverlap(was) || mayOverlap(is));
  if (isSame || !isExact || compareCombinator(was, is, view).length > 0) return found;
  const description = 'alternatives of oneOf may match the same value';
  const overlap = ofKeyword('alternative', 'changed', location, description);
  return [...found, { ...overlap, change: 'overlap' }];
}
