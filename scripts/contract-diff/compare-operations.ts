/** Compares the operations of two contracts: what each requires to be called, its servers, parameters, body and responses. */
import { isSubset } from 'es-toolkit';
import {
  compareChoices,
  compareFlags,
  compareValues,
  describePresence,
  type Difference,
  extend,
} from './difference.ts';
import { followReferences, toList, toNode } from './document.ts';
import { compareBodies, compareResponses } from './messages.ts';
import { type Operation, type OperationPair, pairOperations } from './operations.ts';
import { compareParameters } from './parameters.ts';

/** The scopes of the schemes that one alternative requires, by description: `http bearer`. */
type Requirement = Record<string, string[]>;

/**
 * The alternatives of the security, with an empty one if there is none, and the format of the bearer token that the
 * console sends.
 */
function readSecurity({ node, schemes }: Operation) {
  const formats: string[] = [];
  const requirements = toList(node.security).map((requirement): Requirement => {
    const entries = Object.entries(toNode(requirement)).map(([id, scopes]) => {
      const [{ type = id, scheme, in: part, name, bearerFormat }] = followReferences(schemes[id]);
      const ownScheme = typeof scheme === 'string' && scheme.toLowerCase();
      const description = [type, ownScheme, part, name].filter(Boolean).join(' ');
      const isToken = description === 'http bearer' && typeof bearerFormat === 'string';
      if (isToken) formats.push(bearerFormat.toUpperCase());
      return [description, toList(scopes).map(String)] as const;
    });
    return Object.fromEntries(entries);
  });
  const [format = 'none'] = formats;
  return { requirements: requirements.length > 0 ? requirements : [{}], format };
}

const formatScheme = ([name, scopes]: [string, string[]]) =>
  scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name;

/** "http bearer (read, write) or none" */
const formatSecurity = (requirements: readonly Requirement[]) =>
  requirements
    .map((requirement) => Object.entries(requirement).map(formatScheme).join(' and ') || 'none')
    .join(' or ');

/** Whether a request that satisfies `one` also satisfies `other`. */
const implies = (left: Requirement, right: Requirement) =>
  Object.entries(right).every(([name, scopes]) => left[name] && isSubset(left[name], scopes));

/** The console sends a bearer token and no other credentials. */
const isBearer = (requirement: Requirement) =>
  Object.keys(requirement).every((name) => /^(http bearer|oauth2|openIdConnect)$/.test(name));

function compareSecurity(before: Operation, after: Operation): Difference[] {
  const [was, is] = [readSecurity(before), readSecurity(after)];
  const bearer = was.requirements.filter(isBearer);
  const satisfied = bearer.length > 0 ? bearer : was.requirements;
  const isAccepted = satisfied.every((requirement) =>
    is.requirements.some((alternative) => implies(requirement, alternative)),
  );
  const rule = isAccepted ? 'security-relaxed' : 'security-tightened';
  const [from, to] = [formatSecurity(was.requirements), formatSecurity(is.requirements)];
  const isOther = is.format !== 'JWT' && is.format !== 'none';
  return [
    ...compareValues(rule, 'security', from, to),
    ...(isOther
      ? compareValues('token-format-changed', 'token format', was.format, is.format)
      : []),
  ];
}

export type OperationDifference = Difference & OperationPair;

/** The URLs of the servers, with the default of each variable. */
const listServers = ({ node }: Operation): string[] =>
  toList(node.servers).map((server) => {
    const { url, variables } = toNode(server);
    return String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      String(toNode(toNode(variables)[name]).default),
    );
  });

function compareServers(before: Operation, after: Operation): Difference[] {
  const [was, is] = [listServers(before), listServers(after)];
  const effect = compareChoices(was, is);
  const rule = effect === 'relaxed' ? 'server-added' : 'server-removed';
  return effect ? compareValues(rule, 'servers', was.join(', '), is.join(', ')) : [];
}

function comparePair(before: Operation, after: Operation): Difference[] {
  const isMoved = before.key !== after.key;
  const route = { rule: 'operation-route-changed', description: `${before.key} → ${after.key}` };
  return [
    ...(isMoved ? [route] : []),
    ...compareValues('operation-id-changed', 'operationId', before.id, after.id),
    ...compareFlags('deprecated', before.node, after.node, 'operation-deprecated'),
    ...compareSecurity(before, after),
    ...compareServers(before, after),
    // If the path has changed, its parameters have other names, too.
    ...compareParameters(before, after).filter(
      ({ part, rule }) => !isMoved || part !== 'path' || !/^parameter-(added|removed)$/.test(rule),
    ),
    ...compareBodies(before, after),
    ...compareResponses(before, after),
  ];
}

/** All differences of two contracts, in the order of the contract. */
export const compareOperations = (contractBefore: object, contractAfter: object) =>
  pairOperations(contractBefore, contractAfter).flatMap((pair): OperationDifference[] => {
    const { before, after } = pair;
    if (before && after) return extend(pair, comparePair(before, after));
    const location = { name: (before ?? after)?.id ?? '', part: '', path: '' };
    return [{ ...pair, ...describePresence({ topic: 'operation', isAdded: !before }), location }];
  });
