/** Compares the alternatives of oneOf and anyOf; a schema without either counts as its only alternative. */
import { canonicalJson, nodeOf } from './document.ts';
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
import { formatTypes, isNever, valueTypes } from './value-types.ts';

interface Alternative extends View {
  /** The schema as it is written; absent for a schema without alternatives. */
  schema?: unknown;
  /** Its component, else its title or type. */
  label: string;
}

interface Choice {
  combinator?: Combinator;
  alternatives: Alternative[];
}

const findCombinator = ({ parts }: View) =>
  parts
    .flatMap((part) => combinators.map((combinator) => ({ part, combinator })))
    .find(({ part, combinator }) => has(part, combinator));

export const hasAlternatives = (view: View) => findCombinator(view) !== undefined;

/** The component that an alternative refers to. */
function componentOf(schema: unknown): string | undefined {
  const { $ref } = nodeOf(schema);
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

const labelOf = (view: View, schema?: unknown): string =>
  componentOf(schema) ?? String(nodeOf(schema).title ?? formatTypes(valueTypes(view)));

/** The alternatives of a schema, each combined with the schema's other keywords. */
function choiceOf(view: View): Choice {
  const found = findCombinator(view);
  if (!found) return { alternatives: [{ ...view, label: labelOf(view) }] };
  const { part, combinator } = found;
  const others = view.parts.map((one) =>
    one === part ? { ...one, handled: [...(one.handled ?? []), combinator] } : one,
  );
  const alternatives = alternativesOf(part.node, combinator).map((schema) => {
    const own = partsOf(schema, part.location, { orNull: true });
    const label = labelOf({ ...view, parts: own }, schema);
    return { ...view, parts: [...others, ...own], label, schema };
  });
  return { combinator, alternatives };
}

/** What matches both. */
const combine = (one: View, other: View): View => ({
  ...one,
  parts: [...one.parts, ...other.parts],
});

/** Whether no value but null matches both: their own values, or those of a required property, exclude each other. */
function areExclusive(one: View, other: View): boolean {
  const both = combine(one, other);
  if (isNever(both)) return true;
  if (valueTypes(both)?.join() !== 'object') return false;
  return propertyNames(both).some((name) => {
    const property = propertyOf(both, name);
    return property.isRequired && (isNever(property) || !property.isAllowed);
  });
}

/** Whether no value matches two of the alternatives. */
const haveNoOverlap = ({ alternatives }: Choice): boolean =>
  alternatives.every((one, index) =>
    alternatives.slice(index + 1).every((other) => areExclusive(one, other)),
  );

/** How similar two alternatives are; 0 for different components, and without a common type. */
function similarity(one: Alternative, other: Alternative): number {
  const [component, otherComponent] = [componentOf(one.schema), componentOf(other.schema)];
  const isSame =
    component === otherComponent &&
    (component !== undefined || canonicalJson(one.schema) === canonicalJson(other.schema));
  if (isSame) return Number.MAX_SAFE_INTEGER;
  if (component && otherComponent) return 0;
  if (valueTypes(combine(one, other))?.length === 0) return 0;
  const names = propertyNames(other);
  return 1 + propertyNames(one).filter((name) => names.includes(name)).length;
}

/** Pairs the most similar alternatives. */
function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]) {
  const candidates = before
    .flatMap((one) => after.map((other) => ({ one, other, score: similarity(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const pairs: [Alternative, Alternative][] = [];
  for (const { one, other } of candidates) {
    if (!pairs.some((pair) => pair.includes(one) || pair.includes(other))) pairs.push([one, other]);
  }
  return pairs;
}

function compareCombinator(before: Choice, after: Choice, view: View): SchemaDifference[] {
  if (!before.combinator || !after.combinator || before.combinator === after.combinator) return [];
  const effect = after.combinator === 'anyOf' ? 'relaxed' : 'tightened';
  const description = `${before.combinator} → ${after.combinator}`;
  const differences = ofKeyword('combinator', effect, view.location, description);
  if (!haveNoOverlap(before) || !haveNoOverlap(after)) return differences;
  return differences.map((one) => ({ ...one, rule: 'combinator-equivalent', effect: undefined }));
}

/** Whether a value may match two alternatives of a oneOf: then tightening one alternative may relax the oneOf. */
const mayOverlap = (choice: Choice) => choice.combinator === 'oneOf' && !haveNoOverlap(choice);

export function compareAlternatives(
  before: View,
  after: View,
  { side, compare }: Comparison,
): SchemaDifference[] {
  const [was, is] = [choiceOf(before), choiceOf(after)];
  const view = { ...after, location: locateKeyword(before, after, ...combinators) };
  const pairs = pairAlternatives(was.alternatives, is.alternatives);
  const combinator = compareCombinator(was, is, view);
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
  const isUnpaired = (one: Alternative) => !pairs.some((pair) => pair.includes(one));
  const removed = was.alternatives.filter(isUnpaired);
  const added = is.alternatives.filter(isUnpaired);
  const found = [
    ...combinator,
    ...pairs
      .flatMap(([one, other]) => compare(one, other))
      // Whether null is allowed is compared for the schema as a whole.
      .filter(({ rule, path }) => !rule.startsWith('null-') || path !== ''),
    ...ofUnpaired(added, was, 'added'),
    ...ofUnpaired(removed, is, 'removed'),
  ];
  const isUnchanged = found.every(({ effect }) => !effect) && removed.length + added.length === 0;
  // The console accepts a response that matches several alternatives.
  const isExact = side === 'request' && (mayOverlap(was) || mayOverlap(is));
  if (isUnchanged || !isExact || combinator.length > 0) return found;
  const description = 'alternatives of oneOf may match the same value';
  const overlap = ofKeyword('alternative', 'changed', view.location, description);
  return [...found, ...overlap.map((one) => ({ ...one, rule: 'alternative-overlap' }))];
}
