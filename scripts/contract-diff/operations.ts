/** The operations of a contract, and the pairs of those that are compared. */
import { followReferences, isNode, listOf, type Node, nodeOf } from './document.ts';
import { normalise } from './normalise.ts';

export interface Operation {
  /** `GET /api/admin/getUser/{id}` */
  key: string;
  id: string;
  /** The operation, with the servers, security and parameters that it inherits. */
  node: Node;
  /** The security schemes of the contract, by name. */
  schemes: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function readOperations(document: object): Operation[] {
  const root = normalise(document);
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  return Object.entries(nodeOf(root.paths)).flatMap(([path, pathItem]) => {
    const [item] = followReferences(pathItem);
    return methods
      .filter((method) => isNode(item[method]))
      .map((method) => {
        const key = `${method.toUpperCase()} ${path}`;
        const own = nodeOf(item[method]);
        const { servers = item.servers ?? root.servers, security = root.security } = own;
        const parameters = [...listOf(item.parameters), ...listOf(own.parameters)];
        const node = { ...own, servers, security, parameters };
        return { key, id: String(own.operationId ?? key), node, schemes };
      });
  });
}

const identities = [
  ({ key }: Operation) => key,
  /** `GET /api/admin/getUser/{}`: the key without the names of path parameters. */
  ({ key }: Operation) => key.replaceAll(/\{[^}]+\}/g, '{}'),
  ({ id }: Operation) => id,
];

/** An operation before and after; one of them where it was added or removed. */
export interface OperationPair {
  before?: Operation;
  after?: Operation;
}

/** Pairs the operations of both contracts by key, else by shape, else by operationId; the others stay alone. */
export function pairOperations(before: readonly Operation[], after: readonly Operation[]) {
  const pairs: OperationPair[] = before.map((one) => ({ before: one }));
  const unpaired = new Set(after);
  for (const identify of identities) {
    for (const pair of pairs.filter((one) => !one.after)) {
      const other = [...unpaired].find(
        (one) => pair.before && identify(one) === identify(pair.before),
      );
      if (!other) continue;
      pair.after = other;
      unpaired.delete(other);
    }
  }
  return [...pairs, ...[...unpaired].map((one): OperationPair => ({ after: one }))];
}
