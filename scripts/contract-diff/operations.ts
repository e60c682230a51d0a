/** The operations of a contract, and the pairs of those that are compared. */
import {
  followReferences,
  isNode,
  listOf,
  type Node,
  nodeOf,
  normalise,
  type Resolve,
} from './document.ts';
import { resolveReference } from '../generate/resolve-references.ts';

export interface Operation {
  /** `GET /api/admin/getUser/{id}` */
  key: string;
  id: string;
  /** The operation, with the servers, security and parameters that it inherits. */
  node: Node;
  /** The security schemes of the contract, by name. */
  schemes: Node;
  resolve: Resolve;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function readOperations(document: object): Operation[] {
  const root = normalise(document);
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  const targets = new Map<string, unknown>();
  const resolve: Resolve = (reference) => {
    if (!targets.has(reference)) targets.set(reference, resolveReference(root, reference));
    return targets.get(reference);
  };
  return Object.entries(nodeOf(root.paths)).flatMap(([path, pathItem]) => {
    const [item] = followReferences(pathItem, { component: '', path: '' }, resolve);
    return methods
      .filter((method) => isNode(item[method]))
      .map((method) => {
        const key = `${method.toUpperCase()} ${path}`;
        const own = nodeOf(item[method]);
        const { servers = item.servers ?? root.servers, security = root.security } = own;
        const parameters = [...listOf(item.parameters), ...listOf(own.parameters)];
        const node = { ...own, servers, security, parameters };
        return { key, id: String(own.operationId ?? key), node, schemes, resolve };
      });
  });
}

const identities = [
  ({ key }: Operation) => key,
  /** `GET /api/admin/getUser/{}`: the key without the names of path parameters. */
  ({ key }: Operation) => key.replaceAll(/\{[^}]+\}/g, '{}'),
  ({ id }: Operation) => id,
];

/** Pairs the operations of both contracts by key, else by shape, else by operationId; the others stay alone. */
export function pairOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): { before?: Operation; after?: Operation }[] {
  const unpaired = new Set(after);
  const others = new Map<Operation, Operation>();
  for (const identify of identities) {
    for (const one of before.filter((operation) => !others.has(operation))) {
      const other = [...unpaired].find((operation) => identify(operation) === identify(one));
      if (!other) continue;
      others.set(one, other);
      unpaired.delete(other);
    }
  }
  const pairs = before.map((one) => {
    const other = others.get(one);
    return { before: one, ...(other && { after: other }) };
  });
  return [...pairs, ...[...unpaired].map((one) => ({ after: one }))];
}
