/** Compares the alternatives of oneOf and anyOf; a schema without either counts as its only alternative. */
import { canonicalJson, formatValue, type Node, nodeOf } from './document.ts';
import { type Comparison, effectOf, ofKeyword, type SchemaDifference } from './difference.ts';
import { propertyNames, propertyOf } from './properties.ts';
import {
  alternativesOf,
  type Combinator,
  combinators,
  has,
  locateKeyword,
  partsOf,
  type View,
} from './schema-view.ts';
import { haveDisjointValues, valueTypes } from './value-types.ts';

interface Alternative extends View {
  /** Its component, else its title or type. */
  label: string;
  /** The schema as it is written. */
  schema: unknown;
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

function labelOf(view: View, schema: unknown): string {
  const { $ref, title } = nodeOf(schema);
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? $ref;
  return String(title ?? valueTypes(view)?.join(' or ') ?? 'any');
}

/** The alternatives of a schema, each combined with the schema's other keywords. */
function choiceOf(view: View): Choice {
  const found = findCombinator(view);
  if (!found) return { alternatives: [{ ...view, label: labelOf(view, {}), schema: null }] };
  const { part, combinator } = found;
  const others = view.parts.map((one) =>
    one === part ? { ...one, handled: [...(one.handled ?? []), combinator] } : one,
  );
  const alternatives = alternativesOf(part.node, combinator, view.resolve).map((member) => {
    const own = partsOf(member, part.location, view.resolve, { orNull: true });
    const label = labelOf({ ...view, parts: own }, member);
    return { ...view, parts: [...others, ...own], label, schema: member };
  });
  return { combinator, node: part.node, alternatives };
}

/** Whether a required property has disjoint values, or is required by one object and forbidden by the other. */
function areDisjointObjects(one: View, other: View): boolean {
  const areObjects = [one, other].every((view) => valueTypes(view)?.join() === 'object');
  if (!areObjects) return false;
  return [...propertyNames(one), ...propertyNames(other)].some((name) => {
    const [mine, theirs] = [propertyOf(one, name), propertyOf(other, name)];
    if (mine.isRequired && theirs.isRequired && haveDisjointValues(mine, theirs)) return true;
    return (mine.isRequired && !theirs.isAllowed) || (theirs.isRequired && !mine.isAllowed);
  });
}

/** Whether no value matches two of the alternatives. */
const areExclusive = ({ alternatives }: Choice): boolean =>
  alternatives.every((one, index) =>
    alternatives
      .slice(index + 1)
      .every((other) => haveDisjointValues(one, other) || areDisjointObjects(one, other)),
  );

/** How many properties two alternatives share, plus 1; 0 without a common type. */
function similarity(one: View, other: View): number {
  const [types, others] = [valueTypes(one), valueTypes(other)];
  if (types && others && !types.some((type) => others.includes(type))) return 0;
  const names = propertyNames(other);
  return 1 + propertyNames(one).filter((name) => names.includes(name)).length;
}

const referenceOf = ({ schema }: Alternative) => nodeOf(schema).$ref;

/** Whether two alternatives are the same component, or written alike. */
const isSame = (one: Alternative, other: Alternative) =>
  referenceOf(one) === referenceOf(other) &&
  (Boolean(referenceOf(one)) || canonicalJson(one.schema) === canonicalJson(other.schema));

/** Pairs the same alternatives, then the most similar ones; different components are not paired. */
function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]) {
  const pairs: [Alternative, Alternative][] = [];
  const isFree = (one: Alternative) => !pairs.flat().includes(one);
  const scores = [
    (one: Alternative, other: Alternative) => Number(isSame(one, other)),
    (one: Alternative, other: Alternative) =>
      referenceOf(one) && referenceOf(other) ? 0 : similarity(one, other),
  ];
  for (const score of scores) {
    for (const one of before.filter(isFree)) {
      const [best] = after
        .filter((other) => isFree(other) && score(one, other) > 0)
        .toSorted((a, b) => score(one, b) - score(one, a));
      if (best) pairs.push([one, best]);
    }
  }
  return pairs;
}

function compareCombinator(before: Choice, after: Choice, view: View): SchemaDifference[] {
  if (!before.combinator || !after.combinator || before.combinator === after.combinator) return [];
  const effect = after.combinator === 'anyOf' ? 'relaxed' : 'tightened';
  const description = `${before.combinator} → ${after.combinator}`;
  const differences = ofKeyword('combinator', effect, view.location, description);
  if (!areExclusive(before) || !areExclusive(after)) return differences;
  return differences.map((one) => ({ ...one, change: 'equivalent', effect: undefined }));
}

function compareDiscriminator(before: Choice, after: Choice, view: View): SchemaDifference[] {
  const [was, is] = [before.node?.discriminator, after.node?.discriminator];
  if (canonicalJson(was) === canonicalJson(is)) return [];
  const changed = is === undefined ? 'relaxed' : 'changed';
  const effect = was === undefined ? 'tightened' : changed;
  const description = `discriminator ${formatValue(was)} → ${formatValue(is)}`;
  return ofKeyword('discriminator', effect, view.location, description);
}

/** Whether a value may match two alternatives of a oneOf: then tightening one alternative may relax the oneOf. */
const mayOverlap = (choice: Choice) => choice.combinator === 'oneOf' && !areExclusive(choice);

export function compareAlternatives(
  before: View,
  after: View,
  { side, compare }: Comparison,
): SchemaDifference[] {
  const [was, is] = [choiceOf(before), choiceOf(after)];
  const view = { ...after, location: locateKeyword(before, after, ...combinators) };
  const pairs = pairAlternatives(was.alternatives, is.alternatives);
  const isUnpaired = (one: Alternative) => !pairs.some((pair) => pair.includes(one));
  const removed = was.alternatives.filter(isUnpaired);
  const added = is.alternatives.filter(isUnpaired);
  /** The differences of alternatives whose values no alternative of the other contract allows. */
  const ofUnpaired = (unpaired: readonly Alternative[], other: Choice, verb: 'added' | 'removed') =>
    unpaired
      .filter((one) =>
        other.alternatives.every((all) => {
          const effect = effectOf(compare(all, one));
          return effect !== undefined && effect !== 'tightened';
        }),
      )
      .flatMap(({ label }) => {
        const effect = verb === 'added' ? 'relaxed' : 'tightened';
        return ofKeyword('alternative', effect, view.location, `alternative \`${label}\` ${verb}`);
      });
  const combinator = compareCombinator(was, is, view);
  const found = [
    ...combinator,
    ...compareDiscriminator(was, is, view),
    ...pairs
      .flatMap(([one, other]) => compare(one, other))
      // Whether null is allowed is compared for the schema as a whole.
      .filter(({ topic, path }) => topic !== 'null' || path !== ''),
    ...ofUnpaired(added, was, 'added'),
    ...ofUnpaired(removed, is, 'removed'),
  ];
  const isUnchanged = found.every(({ effect }) => !effect) && removed.length + added.length === 0;
  // The console accepts a response that matches several alternatives.
  const isExact = side === 'request' && (mayOverlap(was) || mayOverlap(is));
  if (isUnchanged || !isExact || combinator.length > 0) return found;
  const description = 'alternatives of oneOf may match the same value';
  const overlap = ofKeyword('alternative', 'changed', view.location, description);
  return [...found, ...overlap.map((one) => ({ ...one, change: 'overlap' as const }))];
}
