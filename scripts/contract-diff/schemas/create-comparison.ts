/** Compares schemas that may be recursive: a comparison that is finished or in progress is not repeated endlessly. */
import type { Node } from '../document-node.ts';
import { formatLocation } from '../source-location.ts';
import { compareSchemas } from './compare-schemas.ts';
import type { Comparison, SchemaDifference, Side } from './schema-difference.ts';
import type { View } from './schema-view.ts';

const numbers = new WeakMap<Node, number>();
let lastNumber = 0;

function numberOf(node: Node): number {
  const number = numbers.get(node) ?? ++lastNumber;
  numbers.set(node, number);
  return number;
}

/** Two views of one document with the same key are the same. */
const keyOf = ({ parts, location }: View) =>
  [
    formatLocation(location),
    ...new Set(
      parts.map(({ node, orNull, handled = [] }) =>
        [numberOf(node), orNull && 'null', ...handled].join(),
      ),
    ),
  ].join(' ');

/** One change is reported on so many paths, the shortest first: a recursive schema has infinitely many. */
const maxPaths = 20;

const depthOf = ({ path }: SchemaDifference) => path.split(/[.[]/).length;

const changeOf = ({ topic, location, description }: SchemaDifference) =>
  `${topic} ${formatLocation(location)} ${description}`;

/** Removes duplicates, and the longest paths where a change has too many. */
function removeRepeated(differences: readonly SchemaDifference[]): SchemaDifference[] {
  const byChange = Map.groupBy(differences, changeOf);
  const kept = [...byChange.values()].flatMap((same) => {
    const paths = [...new Map(same.map((one) => [one.path, one])).values()];
    if (paths.length <= maxPaths) return paths;
    return paths.toSorted((one, other) => depthOf(one) - depthOf(other)).slice(0, maxPaths);
  });
  const isKept = new Set(kept);
  return differences.filter((one) => isKept.has(one));
}

/** How deep recursive schemas are compared; the next depth is tried only while the comparison stays small enough. */
const depths = [4, 8, 16, 32, 64];
const maxComparisons = 10_000;

/** How often two recursive schemas are compared again, once for each path to them. */
const maxRepeats = 3;

/** Creates the comparison for schemas of requests, or of responses. */
export function createComparison(
  side: Side,
  areSame: (before: Node, after: Node) => boolean = () => false,
): Comparison {
  const finished = new Map<string, SchemaDifference[]>();
  /** Results that depend on an outer comparison, for schemas that were repeated `maxRepeats` times. */
  const partial = new Map<string, SchemaDifference[]>();
  const runs = new Map<string, number>();
  /** The comparisons in progress: a recursive schema is entered a second time, but not a third. */
  const open: string[] = [];
  /** The index of the outermost open comparison that the result depends on; -1 where a limit was reached. */
  let dependsOn = Infinity;
  let maxDepth = 0;
  let remaining = 0;

  const isUnchanged = (before: View, after: View) =>
    before.parts.length === after.parts.length &&
    before.parts.every((one, index) => {
      const other = after.parts[index];
      const isAlike =
        other && one.orNull === other.orNull && String(one.handled) === String(other.handled);
      return isAlike && areSame(one.node, other.node);
    });

  /** The result for two schemas, if it is known, or if comparing them further would not end. */
  function getKnown(key: string): SchemaDifference[] | undefined {
    const complete = finished.get(key);
    if (complete) return complete;
    const openIndex = open.indexOf(key);
    const isAgain = openIndex >= 0 && open.lastIndexOf(key) > openIndex;
    const early = partial.get(key);
    const isLimitReached = open.length >= maxDepth || remaining <= 0;
    if (!isAgain && !early && !isLimitReached) return undefined;
    if (isAgain) dependsOn = Math.min(dependsOn, openIndex);
    else dependsOn = Math.min(dependsOn, early ? 0 : -1);
    return early ?? [];
  }

  function compare(before: View, after: View): SchemaDifference[] {
    if (isUnchanged(before, after)) return [];
    if (open.length === 0) return compareFromRoot(before, after);
    return compareOnce(before, after, `${keyOf(before)} → ${keyOf(after)}`);
  }

  function compareOnce(before: View, after: View, key: string): SchemaDifference[] {
    const found = getKnown(key);
    if (found) return found;
    const depth = open.length;
    const outerDependsOn = dependsOn;
    dependsOn = Infinity;
    remaining -= 1;
    open.push(key);
    const differences = removeRepeated(compareSchemas(before, after, comparison));
    open.pop();
    const isComplete = dependsOn >= depth;
    const run = (runs.get(key) ?? 0) + 1;
    runs.set(key, run);
    if (isComplete) finished.set(key, differences);
    else if (run >= maxRepeats) partial.set(key, differences);
    dependsOn = Math.min(outerDependsOn, isComplete ? Infinity : dependsOn);
    return differences;
  }

  /** Increases the depth until the comparison is complete or too large. */
  function compareFromRoot(before: View, after: View): SchemaDifference[] {
    const key = `${keyOf(before)} → ${keyOf(after)}`;
    let found: SchemaDifference[] = [];
    for (const depth of depths) {
      maxDepth = depth;
      remaining = maxComparisons;
      dependsOn = Infinity;
      const deeper = compareOnce(before, after, key);
      partial.clear();
      runs.clear();
      if (remaining > 0 || found.length === 0) found = deeper;
      if (dependsOn >= 0 || remaining <= 0) break;
    }
    return found;
  }
  const comparison: Comparison = { side, compare };
  return comparison;
}
