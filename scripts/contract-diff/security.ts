/** Compares what an operation requires to be called, and tells whether the console still satisfies it. */
import { followReferences, listOf, nodeOf } from './document.ts';
import { type Difference, ifChanged } from './difference.ts';
import type { Operation } from './operations.ts';

interface Scheme {
  scopes: string[];
  /** The `bearerFormat`, in upper case: `JWT`. */
  format: string | undefined;
}

/** The schemes that one alternative requires, by description; an empty one requires nothing. */
type Requirement = Record<string, Scheme>;

function requirementsOf({ node, schemes }: Operation): Requirement[] {
  const readScheme = ([id, scopes]: [string, unknown]) => {
    const [definition] = followReferences(schemes[id]);
    const { type = id, scheme, in: location, name, bearerFormat } = definition;
    const description = [type, typeof scheme === 'string' && scheme.toLowerCase(), location, name];
    const format = typeof bearerFormat === 'string' ? bearerFormat.toUpperCase() : undefined;
    return [
      description.filter(Boolean).join(' '),
      { scopes: listOf(scopes).map(String), format },
    ] as const;
  };
  const requirements = listOf(node.security).map((requirement) =>
    Object.fromEntries(Object.entries(nodeOf(requirement)).map(readScheme)),
  );
  return requirements.length > 0 ? requirements : [{}];
}

const formatScheme = ([name, { scopes }]: [string, Scheme]) =>
  scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name;

/** "http bearer (read, write) or none". */
const formatSecurity = (requirements: readonly Requirement[]) =>
  requirements
    .map((requirement) => Object.entries(requirement).map(formatScheme).join(' and ') || 'none')
    .join(' or ');

/** The format of the bearer token that the console sends. */
const tokenFormatOf = (requirements: readonly Requirement[]): string | undefined =>
  requirements.flatMap((requirement) => requirement['http bearer']?.format ?? [])[0];

/** Whether a request that satisfies `one` also satisfies `other`. */
const impliesRequirement = (one: Requirement, other: Requirement) =>
  Object.entries(other).every(
    ([name, { scopes }]) =>
      name in one && scopes.every((scope) => one[name]?.scopes.includes(scope)),
  );

/** The console sends a bearer token and no other credentials. */
const isBearer = (requirement: Requirement) =>
  Object.keys(requirement).every((name) => /^(http bearer|oauth2|openIdConnect)$/.test(name));

export function compareSecurity(
  operationBefore: Operation,
  operationAfter: Operation,
): Difference[] {
  const [before, after] = [requirementsOf(operationBefore), requirementsOf(operationAfter)];
  const bearer = before.filter(isBearer);
  const satisfied = bearer.length > 0 ? bearer : before;
  const isStillSatisfied = satisfied.every((one) =>
    after.some((other) => impliesRequirement(one, other)),
  );
  const rule = isStillSatisfied ? 'security-relaxed' : 'security-tightened';
  const format = tokenFormatOf(before);
  const newFormat = tokenFormatOf(after) ?? 'JWT';
  const isOtherFormat = newFormat !== 'JWT' && newFormat !== format;
  const formats = `token format ${format ?? 'none'} → ${newFormat}`;
  return [
    ...ifChanged(rule, 'security', formatSecurity(before), formatSecurity(after)),
    ...(isOtherFormat ? [{ rule: 'token-format-changed', description: formats }] : []),
  ];
}
