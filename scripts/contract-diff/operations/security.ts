/** The security requirements of an operation, and whether the console still satisfies them after a change. */
import { listOf, type Node, nodeOf, type Resolve } from '../document-node.ts';

interface Scheme {
  scopes: string[];
  /** The `bearerFormat`, in upper case: `JWT`. */
  format?: string;
}

/** The schemes that one alternative requires, by description; an empty one requires nothing. */
export type Requirement = Record<string, Scheme>;

function schemeOf(name: string, root: Node, resolve: Resolve): Node {
  const scheme = nodeOf(nodeOf(nodeOf(root.components).securitySchemes)[name]);
  return typeof scheme.$ref === 'string' ? nodeOf(resolve(scheme.$ref)) : scheme;
}

function describeScheme(
  name: string,
  { type, scheme, in: location, name: parameterName }: Node,
): string {
  const terms = [
    type ?? name,
    typeof scheme === 'string' && scheme.toLowerCase(),
    location,
    parameterName,
  ];
  return terms.filter(Boolean).join(' ');
}

export const requirementsOf = (security: unknown, root: Node, resolve: Resolve): Requirement[] => {
  const all = listOf(security).map((requirement) =>
    Object.fromEntries(
      Object.entries(nodeOf(requirement)).map(([name, scopes]) => {
        const scheme = schemeOf(name, root, resolve);
        const { bearerFormat } = scheme;
        const format = typeof bearerFormat === 'string' && { format: bearerFormat.toUpperCase() };
        return [describeScheme(name, scheme), { scopes: listOf(scopes).map(String), ...format }];
      }),
    ),
  );
  return all.length > 0 ? all : [{}];
};

function schemeText([name, { scopes }]: [string, Scheme]): string {
  return scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name;
}

/** "http bearer (read, write) or none". */
export const securityText = (requirements: readonly Requirement[]) =>
  requirements
    .map((requirement) => Object.entries(requirement).map(schemeText).join(' and ') || 'none')
    .join(' or ');

/** The format of the bearer token that the console sends. */
export const tokenFormatOf = (requirements: readonly Requirement[]): string | undefined =>
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

/** Whether the console satisfied the requirements before, and no longer does. */
export function excludesConsole(
  before: readonly Requirement[],
  after: readonly Requirement[],
): boolean {
  const bearer = before.filter(isBearer);
  const satisfied = bearer.length > 0 ? bearer : before;
  return !satisfied.every((one) => after.some((other) => impliesRequirement(one, other)));
}
