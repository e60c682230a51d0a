/** Compares schemas that may be recursive: a comparison that is finished or in progress is not repeated endlessly. */
import { canonicalJson, formatLocation, isNode, type Node, type Resolve } from './document.ts';
import type { Comparison, SchemaDifference, Side } from './difference.ts';
import { compareSchemas } from './compare-schemas.ts';
import { areReadAlike, type View } from './schema-view.ts';

/** How deep recursive schemas are compared; the next depth is tried only while the comparison stays small enough. */
const depths = [4, 8, 16, 32, 64];
const maxComparisons = 10_000;

/** How often two recursive schemas are compared again, once for each path to them. */
const maxRepeats = 3;

/** One change is reported on so many paths, the shortest first: a recursive schema has infinitely many. */
const maxPaths = 20;

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

const texts = new WeakMap<Node, string>();

function textOf(node: Node): string {
  const text = texts.get(node) ?? canonicalJson(node);
  texts.set(node, text);
  return text;
}

/** Every reference that is reachable from a schema. */
function findReferences(text: string, resolve: Resolve, found = new Set<string>()): Set<string> {
  for (const [, quoted = ''] of text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)) {
    const reference = String(JSON.parse(quoted));
    if (found.has(reference)) continue;
    found.add(reference);
    const target = resolve(reference);
    if (isNode(target)) findReferences(textOf(target), resolve, found);
  }
  return found;
}

const depthOf = ({ path }: SchemaDifference) => path.split(/[.[]/).length;

/** Removes duplicates, and the longest paths where a change has too many. */
function removeRepeated(differences: readonly SchemaDifference[]): SchemaDifference[] {
  const byChange = Map.groupBy(
    differences,
    ({ topic, location, description }) => `${topic} ${formatLocation(location)} ${description}`,
  );
  const kept = [...byChange.values()].flatMap((same) => {
    const paths = [...new Map(same.map((one) => [one.path, one])).values()];
    if (paths.length <= maxPaths) return paths;
    return paths.toSorted((one, other) => depthOf(one) - depthOf(other)).slice(0, maxPaths);
  });
  const isKept = new Set(kept);
  return differences.filter((one) => isKept.has(one));
}

/** Creates the comparison for schemas of requests, or of responses. */
export function createComparison(side: Side): Comparison {
  const unchanged = new Map<string, boolean>();
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

  /** Whether two schemas are identical, with everything that they refer to: most need no comparison. */
  function isUnchanged(before: View, after: View): boolean {
    const isAlike = before.parts.every((one, index) => {
      const other = after.parts[index];
      return other && areReadAlike(one, other) && textOf(one.node) === textOf(other.node);
    });
    if (!isAlike || before.parts.length !== after.parts.length) return false;
    const text = before.parts.map(({ node }) => textOf(node)).join();
    const isSame =
      unchanged.get(text) ??
      [...findReferences(text, before.resolve)].every(
        (reference) =>
          canonicalJson(before.resolve(reference)) === canonicalJson(after.resolve(reference)),
      );
    unchanged.set(text, isSame);
    return isSame;
  }

  /** The result for two schemas, if it is known, or if comparing them further would not end. */
  function getKnown(key: string): SchemaDifference[] | undefined {
    const complete = finished.get(key);
    if (complete) return complete;
    const openIndex = open.indexOf(key);
    const isAgain = openIndex >= 0 && open.lastIndexOf(key) > openIndex;
    const early = partial.get(key);
    const isLimitReached = open.length >= maxDepth || remaining <= 0;
    if (!isAgain && !early && !isLimitReached) return undefined;
    const limit = early ? 0 : -1;
    dependsOn = Math.min(dependsOn, isAgain ? openIndex : limit);
    return early ?? [];
  }

  function compareOnce(before: View, after: View): SchemaDifference[] {
    const key = `${keyOf(before)} → ${keyOf(after)}`;
    const known = getKnown(key);
    if (known) return known;
    const outerDependsOn = dependsOn;
    dependsOn = Infinity;
    remaining -= 1;
    open.push(key);
    const differences = removeRepeated(compareSchemas(before, after, comparison));
    open.pop();
    const isComplete = dependsOn >= open.length;
    const run = (runs.get(key) ?? 0) + 1;
    runs.set(key, run);
    if (isComplete) finished.set(key, differences);
    else if (run >= maxRepeats) partial.set(key, differences);
    dependsOn = Math.min(outerDependsOn, isComplete ? Infinity : dependsOn);
    return differences;
  }

  /** Increases the depth until the comparison is complete or too large. */
  function compareFromRoot(before: View, after: View): SchemaDifference[] {
    let found: SchemaDifference[] = [];
    for (const depth of depths) {
      maxDepth = depth;
      remaining = maxComparisons;
      dependsOn = Infinity;
      const deeper = compareOnce(before, after);
      partial.clear();
      runs.clear();
      if (remaining > 0 || found.length === 0) found = deeper;
      if (dependsOn >= 0 || remaining <= 0) break;
    }
    return found;
  }

  const comparison: Comparison = {
    side,
    compare(before, after) {
      if (isUnchanged(before, after)) return [];
      return open.length === 0 ? compareFromRoot(before, after) : compareOnce(before, after);
    },
  };
  return comparison;
}
