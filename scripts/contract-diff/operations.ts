/** The operations of two contracts: which belong together, and what differs in them. */
import { type Difference, ifChanged, ofChoices } from './difference.ts';
import { followReferences, isNode, listOf, type Node, nodeOf } from './document.ts';
import { compareBodies } from './messages.ts';
import { normalise } from './normalise.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

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

function readOperations(document: object): Operation[] {
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
interface OperationPair {
  before?: Operation;
  after?: Operation;
}

export type OperationDifference = Difference & OperationPair;

/** Pairs the operations of both contracts by key, else by shape, else by operationId; the others stay alone. */
function pairOperations(before: readonly Operation[], after: readonly Operation[]) {
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

/** The URLs of the servers, with the default of each variable. */
const serversOf = ({ node }: Operation): string[] =>
  (node.servers === undefined ? [{ url: '/' }] : listOf(node.servers)).map((server) => {
    const { url, variables } = nodeOf(server);
    return String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      String(nodeOf(nodeOf(variables)[name]).default),
    );
  });

function compareServers(before: Operation, after: Operation): Difference[] {
  const [was, is] = [serversOf(before), serversOf(after)];
  const effect = ofChoices(was, is);
  if (!effect) return [];
  const rule = effect === 'relaxed' ? 'server-added' : 'server-removed';
  return [{ rule, description: `servers ${was.join(', ')} → ${is.join(', ')}` }];
}

const isDeprecated = ({ node }: Operation) => node.deprecated === true;

function comparePair(before: Operation, after: Operation): Difference[] {
  const isMoved = before.key !== after.key;
  const route = { rule: 'operation-route-changed', description: `${before.key} → ${after.key}` };
  return [
    ...(isMoved ? [route] : []),
    ...ifChanged('operation-id-changed', 'operationId', before.id, after.id),
    ...ifChanged('operation-deprecated', 'deprecated', isDeprecated(before), isDeprecated(after)),
    ...compareSecurity(before, after),
    ...compareServers(before, after),
    // With another path, its parameters have other names as well.
    ...compareParameters(before, after).filter(
      ({ part, rule }) => !isMoved || part !== 'path' || !/^parameter-(added|removed)$/.test(rule),
    ),
    ...compareBodies(before, after),
    ...compareResponses(before, after),
  ];
}

/** All differences of two contracts, in the order of the contract. */
export function compareOperations(contractBefore: object, contractAfter: object) {
  const pairs = pairOperations(readOperations(contractBefore), readOperations(contractAfter));
  return pairs.flatMap((pair): OperationDifference[] => {
    const { before, after } = pair;
    if (before && after) {
      return comparePair(before, after).map((difference) => ({ ...difference, ...pair }));
    }
    const description = after ? 'added' : 'removed';
    const location = { name: (before ?? after)?.id ?? '', part: '', path: '' };
    return [{ ...pair, rule: `operation-${description}`, description, location }];
  });
}
