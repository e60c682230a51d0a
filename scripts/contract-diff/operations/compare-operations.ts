/** Compares the operations of two contracts. */
import { type OperationPair, type Difference, ofOperation } from '../difference.ts';
import { createComparison } from '../schemas/create-comparison.ts';
import { createEqualityCheck } from '../schemas/same-schemas.ts';
import { compareBodies } from './compare-bodies.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { type Operation, readComparedOperations } from './operation-model.ts';
import { securityText, excludesConsole, tokenFormatOf } from './security.ts';

const keyOf = ({ key }: Operation) => key;
const idOf = ({ id }: Operation) => id;
/** `GET /api/admin/getUser/{}`: the key without the names of path parameters. */
const shapeOf = ({ key }: Operation) => key.replaceAll(/\{[^}]+\}/g, '{}');

/** Pairs the operations of both contracts by key, else by shape, else by operationId. */
function pairOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): Difference['operation'][] {
  const unpaired = new Set(after);
  const others = new Map<Operation, Operation>();
  for (const identify of [keyOf, shapeOf, idOf]) {
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

function compareSecurity(pair: OperationPair): Difference[] {
  const { before, after } = pair;
  const [from, to] = [securityText(before.security), securityText(after.security)];
  const rule = `security-${excludesConsole(before.security, after.security) ? 'tightened' : 'relaxed'}`;
  const [format, newFormat] = [tokenFormatOf(before.security), tokenFormatOf(after.security)];
  const isOtherFormat = newFormat !== undefined && newFormat !== 'JWT' && newFormat !== format;
  const formats = `token format ${format ?? 'none'} → ${newFormat}`;
  return [
    ...(from === to ? [] : [ofOperation(pair, rule, `security ${from} → ${to}`)]),
    ...(isOtherFormat ? [ofOperation(pair, 'token-format-changed', formats)] : []),
  ];
}

function compareServers(pair: OperationPair): Difference[] {
  const [was, is] = [pair.before.servers, pair.after.servers];
  const isRemoved = was.some((server) => !is.includes(server));
  const isAdded = is.some((server) => !was.includes(server));
  if (!isRemoved && !isAdded) return [];
  const rule = isRemoved ? 'server-removed' : 'server-added';
  return [ofOperation(pair, rule, `servers ${was.join(', ')} → ${is.join(', ')}`)];
}

function compareMetadata(pair: OperationPair): Difference[] {
  const { before, after } = pair;
  const found = [
    before.key !== after.key &&
      ofOperation(pair, 'operation-route-changed', `${before.key} → ${after.key}`),
    before.id !== after.id &&
      ofOperation(pair, 'operation-id-changed', `operationId ${before.id} → ${after.id}`),
    before.isDeprecated !== after.isDeprecated &&
      ofOperation(
        pair,
        'operation-deprecated',
        after.isDeprecated ? 'is deprecated' : 'is no longer deprecated',
      ),
  ];
  return found.filter((difference) => difference !== false);
}

/** All differences, in the order of the contract. */
export function compareOperations(before: object, after: object): Difference[] {
  const [was, is] = [readComparedOperations(before), readComparedOperations(after)];
  const [first, second] = [was[0], is[0]];
  const areSame = first && second && createEqualityCheck(first.resolve, second.resolve);
  const request = createComparison('request', areSame);
  const response = createComparison('response', areSame);
  return pairOperations(was, is).flatMap((match): Difference[] => {
    if (!match.before || !match.after) {
      const verb = match.after ? 'added' : 'removed';
      return [{ ...ofOperation(match, `operation-${verb}`, verb), isShared: false }];
    }
    const pair = { before: match.before, after: match.after };
    const parameters = compareParameters(pair, request);
    const isOtherKey = pair.before.key !== pair.after.key;
    return [
      ...compareMetadata(pair),
      ...compareSecurity(pair),
      ...compareServers(pair),
      // With another path, its parameters have other names as well.
      ...parameters.filter(({ part, parameter }) => !isOtherKey || part !== 'path' || !parameter),
      ...compareBodies(pair, request),
      ...compareResponses(pair, response),
    ];
  });
}
