import { ContractMistake } from './contract-mistake.ts';
import { describeBrokenReference, describeOutsideReference } from './describe-references.ts';
import { childPointer } from './document-parts.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const unescapePointer = (key: string) =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

/** The target of a `$ref` in the document (RFC 6901); `pointer` is that of the reference itself. */
export function resolveReference(document: unknown, reference: string, pointer = '#'): unknown {
  const [start, ...keys] = reference.split('/');
  if (!start?.startsWith('#'))
    throw new ContractMistake(describeOutsideReference(reference), pointer);
  const found = keys
    .map(unescapePointer)
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);
  if (start !== '#' || found === undefined)
    throw new ContractMistake(describeBrokenReference(reference), pointer);
  return found;
}

/**
 * Follows the `$ref` of a node. Its sibling keywords override those of the target. Also returns the pointer of the
 * target.
 */
function followReference(
  document: unknown,
  node: unknown,
  pointer: string,
  followed: readonly Node[] = [],
): [target: unknown, pointer: string] {
  if (!isNode(node) || typeof node.$ref !== 'string') return [node, pointer];
  const { $ref, ...siblings } = node;
  if (followed.includes(node)) {
    throw new ContractMistake(
      `The reference "${$ref}" leads only to itself: describe there what it stands for.`,
      pointer,
    );
  }
  const referred = resolveReference(document, $ref, pointer);
  const [target, end] = followReference(document, referred, $ref, [...followed, node]);
  const hasSiblings = isNode(target) && Object.keys(siblings).length > 0;
  return [hasSiblings ? { ...target, ...siblings } : target, end];
}

/**
 * Copies the document, and replaces every reference by its target. Each object is copied once, so that a recursive
 * schema becomes a circular object, which callers have to expect.
 */
export function resolveReferences<Document extends object>(document: Document): Document {
  const copies = new Map<Node, Node>();
  /** The copies whose parts still have to be resolved. Recursion could exceed the stack. */
  const pending: { copy: Node; target: Node; pointer: string }[] = [];

  function resolve(node: unknown, pointer: string): unknown {
    if (!isNode(node)) return node;
    const [target, end] = copies.has(node)
      ? [node, pointer]
      : followReference(document, node, pointer);
    if (!isNode(target)) return target;
    const known = copies.get(target);
    if (known) return known;
    const copy = (Array.isArray(target) ? [] : {}) as Node;
    copies.set(node, copy).set(target, copy);
    pending.push({ copy, target, pointer: end });
    return copy;
  }

  const resolved = resolve(document, '#');
  // The loop also visits the copies that it appends.
  for (const { copy, target, pointer } of pending) {
    for (const [key, value] of Object.entries(target))
      copy[key] = resolve(value, childPointer(pointer, key));
  }
  return resolved as Document;
}
