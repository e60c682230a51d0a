/** Compares the operations of two contracts. */
import { type Difference, ifChanged, ofOperation, type OperationPair } from './difference.ts';
import { listOf, nodeOf } from './document.ts';
import { createComparison } from './comparison.ts';
import { compareBodies } from './messages.ts';
import { type Operation, pairOperations, readOperations } from './operations.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

/** The URLs of the servers, with the default of each variable. */
const serversOf = ({ node }: Operation): string[] =>
  (node.servers === undefined ? [{ url: '/' }] : listOf(node.servers)).map((server) => {
    const { url, variables } = nodeOf(server);
    return String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      String(nodeOf(nodeOf(variables)[name]).default),
    );
  });

function compareServers(pair: OperationPair): Difference[] {
  const [was, is] = [serversOf(pair.before), serversOf(pair.after)];
  const isRemoved = was.some((server) => !is.includes(server));
  if (!isRemoved && is.every((server) => was.includes(server))) return [];
  const rule = isRemoved ? 'server-removed' : 'server-added';
  return [ofOperation(pair, rule, `servers ${was.join(', ')} → ${is.join(', ')}`)];
}

function compareMetadata(pair: OperationPair): Difference[] {
  const { before, after } = pair;
  return [
    ...ifChanged(before.key, after.key, (was, is) =>
      ofOperation(pair, 'operation-route-changed', `${was} → ${is}`),
    ),
    ...ifChanged(before.id, after.id, (was, is) =>
      ofOperation(pair, 'operation-id-changed', `operationId ${was} → ${is}`),
    ),
    ...ifChanged(before.node.deprecated === true, after.node.deprecated === true, (_, is) =>
      ofOperation(pair, 'operation-deprecated', is ? 'is deprecated' : 'is no longer deprecated'),
    ),
  ];
}

/** All differences, in the order of the contract. */
export function compareOperations(before: object, after: object): Difference[] {
  const [was, is] = [readOperations(before), readOperations(after)];

  const request = createComparison('request');
  const response = createComparison('response');
  return pairOperations(was, is).flatMap((match): Difference[] => {
    if (!match.before || !match.after) {
      const verb = match.after ? 'added' : 'removed';
      return [{ ...ofOperation(match, `operation-${verb}`, verb), isShared: false }];
    }
    const pair = { before: match.before, after: match.after };
    // With another path, its parameters have other names as well.
    const isOtherKey = pair.before.key !== pair.after.key;
    return [
      ...compareMetadata(pair),
      ...compareSecurity(pair),
      ...compareServers(pair),
      ...compareParameters(pair, request).filter(
        ({ part, topic, subject }) => !isOtherKey || part !== 'path' || topic || !subject,
      ),
      ...compareBodies(pair, request),
      ...compareResponses(pair, response),
    ];
  });
}
