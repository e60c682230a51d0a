import { canonicalJson, isNode, type Node, type Resolve } from '../document-node.ts';

const texts = new WeakMap<Node, string>();

function textOf(node: Node): string {
  const text = texts.get(node) ?? canonicalJson(node);
  texts.set(node, text);
  return text;
}

const referencesIn = (text: string) =>
  [...text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)].map(([, reference = '']) =>
    String(JSON.parse(reference)),
  );

/** Creates a test for identical schemas, including everything they refer to: most schemas need no comparison. */
export function createEqualityCheck(before: Resolve, after: Resolve) {
  const known = new Map<string, boolean>();

  /** Every reference that is reachable from a schema. */
  function reachable(text: string): Set<string> {
    const found = new Set<string>();
    const left = referencesIn(text);
    for (let reference = left.pop(); reference !== undefined; reference = left.pop()) {
      if (found.has(reference)) continue;
      found.add(reference);
      const target = before(reference);
      if (isNode(target)) left.push(...referencesIn(textOf(target)));
    }
    return found;
  }

  return function areSame(one: Node, other: Node): boolean {
    const text = textOf(one);
    if (text !== textOf(other)) return false;
    const result =
      known.get(text) ??
      [...reachable(text)].every(
        (reference) => canonicalJson(before(reference)) === canonicalJson(after(reference)),
      );
    known.set(text, result);
    return result;
  };
}
