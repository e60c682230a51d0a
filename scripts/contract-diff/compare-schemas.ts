/** Compares schemas with all that they contain; they may be recursive. */
import { sortBy, uniqBy } from 'es-toolkit';
import { compareViews } from './compare-views.ts';
import {
  type Comparison,
  type Difference,
  type InnerPair,
  prefixPaths,
  type SchemaDifference,
  type Side,
} from './difference.ts';
import { formatLocation, type Node } from './document.ts';
import type { OperationPart } from './operations.ts';
import type { View } from './schema-view.ts';

/**
 * A change is reported on at most this many paths, the shortest first, because a recursive schema has infinitely many.
 */
const maxPaths = 20;

/** The deepest nesting of values that is compared. */
const maxDepth = 64;

/** The comparison enters a recursive schema a second time, but not a third. */
const maxEntries = 2;

/** The differences with the shortest paths, each path once. */
function selectShortest(same: readonly SchemaDifference[]): SchemaDifference[] {
  const byDepth = Map.groupBy(
    uniqBy(same, ({ path }) => path),
    ({ path }) => path.split(/[.[]/).length,
  );
  return sortBy([...byDepth], [([depth]) => depth])
    .flatMap(([, ofDepth]) => ofDepth)
    .slice(0, maxPaths);
}

const formatChange = ({ rule, location, description }: SchemaDifference) =>
  `${rule} ${formatLocation(location)} ${description}`;

/** The results of all pairs of values with the same schemas. Several operations may contain such a pair. */
type Known = Partial<Record<Side, KnownFound[]>>;

type KnownPair = InnerPair & { known: Known };
type KnownFound = SchemaDifference | KnownPair;

const isPair = <Pair extends InnerPair>(found: SchemaDifference | Pair): found is Pair =>
  'before' in found;

/** Returns a function that adds the known results to a pair. They are kept as long as its schemas. */
function createMemory() {
  const ids = new WeakMap<Node, number>();
  const knownPairs = new WeakMap<Node, Map<string, Known>>();
  let nodeCount = 0;
  /**
   * Returns a number for a node. Its text would not be enough, because the same text may refer to different schemas in
   * two contracts.
   */
  function getId(node: Node): number {
    const id = ids.get(node) ?? (nodeCount += 1);
    ids.set(node, id);
    return id;
  }
  return (pair: InnerPair): KnownPair => {
    const [{ node } = {}] = [...pair.before.parts, ...pair.after.parts];
    if (!node) return { ...pair, known: { request: [], response: [] } };
    const views = [pair.before, pair.after].map(({ parts, location }) => [
      location,
      parts.map((part) => [getId(part.node), part.orNull, part.handled]),
    ]);
    const key = JSON.stringify(views);
    const ofNode = knownPairs.get(node) ?? new Map<string, Known>();
    const known = ofNode.get(key) ?? {};
    knownPairs.set(node, ofNode.set(key, known));
    return { ...pair, known };
  };
}

const recall = createMemory();

/** The values that are being compared, from the innermost to the outermost. */
interface Way {
  known: Known;
  depth: number;
  outer: Way | undefined;
}

function countEntries(way: Way | undefined, known: Known): number {
  let count = 0;
  for (let at = way; at; at = at.outer) count += Number(at.known === known);
  return count;
}

/** Compares the schemas of a part of an operation. */
export function compareSchemas(part: OperationPart, before: View, after: View): Difference[] {
  const side = part.includes('response') ? 'response' : 'request';
  const comparison: Comparison = { side, compare };
  /** The comparisons in progress, and how often a comparison was not entered again. */
  const open: Known[] = [];
  let cutCount = 0;
  /** The results that were found in the meantime, which depend on the comparisons in progress. */
  const provisional = new Map<Known, KnownFound[]>();

  /** Finds differences in two values, but not in the values inside them. */
  function findOwn({ before: was, after: is, known }: KnownPair): KnownFound[] {
    const result = known[side] ?? provisional.get(known);
    if (result) return result;
    if (open.filter((entered) => entered === known).length >= maxEntries) {
      cutCount += 1;
      return [];
    }
    const previousCount = cutCount;
    open.push(known);
    const own = compareViews(was, is, comparison).map((found) =>
      isPair(found) ? recall(found) : found,
    );
    open.pop();
    if (cutCount === previousCount) known[side] = own;
    else provisional.set(known, own);
    return own;
  }

  /** Finds the differences in two values and in all values inside them, each with its paths, the shortest first. */
  function findAll(start: KnownPair): Map<string, SchemaDifference[]> {
    const byChange = new Map<string, SchemaDifference[]>();
    function add(difference: SchemaDifference): void {
      const same = byChange.get(formatChange(difference));
      if (same) same.push(difference);
      else byChange.set(formatChange(difference), [difference]);
    }
    const visits = new Map<Known, number>();
    const queue: { pair: KnownPair; outer: Way | undefined }[] = [
      { pair: start, outer: undefined },
    ];
    // The loop also visits the items that it appends to the queue.
    for (const { pair, outer } of queue) {
      const { known, path } = pair;
      const visit = (visits.get(known) ?? 0) + 1;
      const depth = (outer?.depth ?? 0) + 1;
      if (visit > maxPaths || depth > maxDepth || countEntries(outer, known) >= maxEntries)
        continue;
      visits.set(known, visit);
      const way = { known, depth, outer };
      for (const found of prefixPaths(path, findOwn(pair))) {
        if (!isPair(found)) add(found);
        else if (findOwn(found).length > 0) queue.push({ pair: found, outer: way });
      }
    }
    return byChange;
  }

  /** Returns the first changes, in the order of the contract. */
  function listChanges(start: KnownPair, count: number): string[] {
    const changes = new Set<string>();
    const visited = new Set<Known>();
    function visit(pair: KnownPair): void {
      if (changes.size === count || visited.has(pair.known)) return;
      visited.add(pair.known);
      for (const found of findOwn(pair)) {
        if (isPair(found)) visit(found);
        else changes.add(formatChange(found));
      }
    }
    visit(start);
    return [...changes];
  }

  function compare(was: View, is: View): SchemaDifference[] {
    const pair = recall({ path: '', before: was, after: is });
    const byChange = findAll(pair);
    const changes = listChanges(pair, byChange.size);
    return changes.flatMap((change) => selectShortest(byChange.get(change) ?? []));
  }

  return compare(before, after).map((difference) => ({
    ...difference,
    part,
    rule: `${side}-${difference.rule}`,
  }));
}
