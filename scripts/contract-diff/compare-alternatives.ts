/** Compares the alternatives of oneOf and anyOf; a schema without either counts as its only alternative. */
import { intersection } from 'es-toolkit';
import { canonicalJson, type SourceLocation, toNode } from './document.ts';
import {
  type Comparison,
  onlyTighten,
  type SchemaDifference,
  toDifferences,
} from './difference.ts';
import { findProperty, propertyNames } from './compare-objects.ts';
import {
  type Combinator,
  combinators,
  has,
  listAlternatives,
  listParts,
  locateKeyword,
  type View,
} from './schema-view.ts';
import { formatTypes, isNever, valueTypes } from './value-types.ts';

/** An alternative, combined with the other keywords of the schema that has it. */
interface Alternative extends View {
  /** The alternative as it is written; absent for a schema without alternatives. */
  schema?: unknown;
}

interface Choice {
  combinator?: Combinator;
  alternatives: Alternative[];
}

function getChoice(view: View): Choice {
  const part = view.parts.find((candidate) =>
    combinators.some((keyword) => has(candidate, keyword)),
  );
  const combinator = part && combinators.find((keyword) => has(part, keyword));
  if (!part || !combinator) return { alternatives: [view] };
  const handled = [...part.handled, combinator];
  const others = view.parts.map((candidate) =>
    candidate === part ? { ...candidate, handled } : candidate,
  );
  const alternatives = listAlternatives(part.node, combinator).map((schema) => {
    const own = listParts(schema, part.location, { orNull: true });
    return { ...view, parts: [...others, ...own], schema };
  });
  return { combinator, alternatives };
}

/** The component that an alternative refers to. */
function getComponent({ schema }: Alternative): string | undefined {
  const { $ref } = toNode(schema);
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** The component of an alternative, else its title or type. */
const labelAlternative = (alternative: Alternative): string =>
  getComponent(alternative) ??
  String(toNode(alternative.schema).title ?? formatTypes(valueTypes(alternative)));

const identify = (alternative: Alternative) =>
  getComponent(alternative) ?? canonicalJson(alternative.schema);

/** The schema of the values that match both. */
const combine = (left: View, right: View) => ({ ...left, parts: [...left.parts, ...right.parts] });

/** Whether only null can match both, because their values, or those of a required property, exclude each other. */
function areExclusive(left: View, right: View): boolean {
  const both = combine(left, right);
  if (isNever(both)) return true;
  if (valueTypes(both)?.join() !== 'object') return false;
  return propertyNames(both).some((name) => {
    const property = findProperty(both, name);
    return property.isRequired && (isNever(property) || !property.isAllowed);
  });
}

const mayOverlap = ({ alternatives }: Choice): boolean =>
  alternatives.some((left, index) =>
    alternatives.slice(index + 1).some((right) => !areExclusive(left, right)),
  );

/** How similar two alternatives are. It is 0 for different components, and for alternatives without a common type. */
function measureSimilarity(left: Alternative, right: Alternative): number {
  if (identify(left) === identify(right)) return Number.MAX_SAFE_INTEGER;
  if (getComponent(left) && getComponent(right)) return 0;
  if (valueTypes(combine(left, right))?.length === 0) return 0;
  return 1 + intersection(propertyNames(left), propertyNames(right)).length;
}

function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]) {
  const candidates = before
    .flatMap((left) =>
      after.map((right) => ({ left, right, score: measureSimilarity(left, right) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const pairs: [Alternative, Alternative][] = [];
  for (const { left, right } of candidates) {
    if (!pairs.some((pair) => pair.includes(left) || pair.includes(right)))
      pairs.push([left, right]);
  }
  return pairs;
}

/** A change from oneOf to anyOf or back. It has no effect if no value matches two alternatives. */
function compareCombinator(was: Choice, is: Choice, location: SourceLocation): SchemaDifference[] {
  if (!was.combinator || !is.combinator || was.combinator === is.combinator) return [];
  const description = `${was.combinator} → ${is.combinator}`;
  if (!mayOverlap(was) && !mayOverlap(is)) {
    return [{ rule: 'combinator-equivalent', path: '', location, description }];
  }
  const effect = is.combinator === 'anyOf' ? 'relaxed' : 'tightened';
  return toDifferences('combinator', effect, location, description);
}

/** Compares the alternatives of two schemas; undefined if neither has any. */
export function compareAlternatives(before: View, after: View, { side, compare }: Comparison) {
  const [was, is] = [getChoice(before), getChoice(after)];
  if (!was.combinator && !is.combinator) return undefined;
  const location = locateKeyword(before, after, ...combinators);
  const pairs = pairAlternatives(was.alternatives, is.alternatives);
  /** The unpaired alternatives of one contract whose values no alternative of the other allows. */
  const compareUnpaired = (effect: 'relaxed' | 'tightened', left: Choice, right: Choice) =>
    left.alternatives
      .filter(
        (alternative) =>
          !pairs.flat().includes(alternative) &&
          !right.alternatives.some((allowed) => onlyTighten(compare(allowed, alternative))),
      )
      .flatMap((alternative) => {
        const verb = effect === 'relaxed' ? 'added' : 'removed';
        const description = `alternative \`${labelAlternative(alternative)}\` ${verb}`;
        return toDifferences('alternative', effect, location, description);
      });
  const ofCombinator = compareCombinator(was, is, location);
  const found = [
    ...ofCombinator,
    ...pairs
      .flatMap(([left, right]) => compare(left, right))
      // The schema as a whole is compared for whether null is allowed, so alternatives are not.
      .filter(({ rule, path }) => !rule.startsWith('null-') || path !== ''),
    ...compareUnpaired('relaxed', is, was),
    ...compareUnpaired('tightened', was, is),
  ];
  const arePaired = [was, is].every(({ alternatives }) => alternatives.length === pairs.length);
  const isUnchanged = arePaired && found.every(({ effect }) => !effect);
  // If a value may match two alternatives of a oneOf, tightening one of them may relax the whole. In a response, the
  // console accepts a value that matches several alternatives.
  const isExact =
    side === 'request' &&
    [was, is].some((choice) => choice.combinator === 'oneOf' && mayOverlap(choice));
  if (isUnchanged || !isExact || ofCombinator.length > 0) return found;
  const description = 'alternatives of oneOf may match the same value';
  return [
    ...found,
    { rule: 'alternative-overlap', effect: 'changed' as const, path: '', location, description },
  ];
}
