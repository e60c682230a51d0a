/** Compares the operations of two contracts. */
import { type Difference, ifChanged, ofChoices } from './difference.ts';
import { listOf, nodeOf } from './document.ts';
import { compareBodies } from './messages.ts';
import {
  type Operation,
  type OperationPair,
  pairOperations,
  readOperations,
} from './operations.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

export type OperationDifference = Difference & OperationPair;

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
