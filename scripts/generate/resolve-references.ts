import { ContractMistake } from './contract-mistake.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const unescapePointer = (key: string) =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

/** What to say about a `$ref` to something that does not exist. */
export const describeBrokenReference = (reference: string) =>
  `The reference "${reference}" leads nowhere: correct it, or add what it names.`;

/** The target of a `$ref` in the document (RFC 6901). */
export function resolveReference(document: unknown, reference: string): unknown {
  const [file, pointer = ''] = reference.split('#');
  const keys = file ? [] : pointer.split('/').slice(1).map(unescapePointer);
  const found = keys.reduce<unknown>(
    (node, key) => (isNode(node) ? node[key] : undefined),
    document,
  );
  if (file || found === undefined) throw new ContractMistake(describeBrokenReference(reference));
  return found;
}

/** Follows the `$ref` of a node; its sibling keywords override those of the target. */
function followReference(document: unknown, node: unknown, followed: Node[] = []): unknown {
  if (!isNode(node) || typeof node.$ref !== 'string') return node;
  const { $ref, ...siblings } = node;
  if (followed.includes(node)) {
    throw new ContractMistake(
      `The reference "${$ref}" leads only to itself: describe there what it stands for.`,
    );
  }
  const target = followReference(document, resolveReference(document, $ref), [...followed, node]);
  return isNode(target) && Object.keys(siblings).length > 0 ? { ...target, ...siblings } : target;
}

/**
 * A copy of the document with every reference replaced by its target. Each object is copied once, so a recursive
 * schema becomes a circular object, which callers have to expect.
 */
export function resolveReferences<Document extends object>(document: Document): Document {
  const copies = new Map<Node, Node>();
  function resolve(node: unknown): unknown {
    if (!isNode(node)) return node;
    const target = copies.has(node) ? node : followReference(document, node);
    if (!isNode(target)) return target;
    if (copies.has(target)) return copies.get(target);
    const copy = (Array.isArray(target) ? [] : {}) as Node;
    copies.set(node, copy).set(target, copy);
    for (const [key, value] of Object.entries(target)) copy[key] = resolve(value);
    return copy;
  }
  return resolve(document) as Document;
}
