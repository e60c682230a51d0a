/** Compares what an operation requires to be called, and tells whether the console still satisfies it. */
import { followReferences, listOf, nodeOf } from './document.ts';
import { type Difference, ifChanged } from './difference.ts';
import type { Operation } from './operations.ts';

/** The scopes of the schemes that one alternative requires, by description: `http bearer`. */
type Requirement = Record<string, string[]>;

/** Each alternative, or one that requires nothing, and the format of the bearer token that the console sends. */
function readSecurity({ node, schemes }: Operation) {
  const formats: string[] = [];
  const requirements = listOf(node.security).map((requirement): Requirement => {
    const entries = Object.entries(nodeOf(requirement)).map(([id, scopes]) => {
      const [{ type = id, scheme, in: location, name, bearerFormat }] = followReferences(
        schemes[id],
      );
      const lowerScheme = typeof scheme === 'string' && scheme.toLowerCase();
      const description = [type, lowerScheme, location, name].filter(Boolean).join(' ');
      if (description === 'http bearer' && typeof bearerFormat === 'string') {
        formats.push(bearerFormat.toUpperCase());
      }
      return [description, listOf(scopes).map(String)] as const;
    });
    return Object.fromEntries(entries);
  });
  return { requirements: requirements.length > 0 ? requirements : [{}], format: formats[0] };
}

const formatScheme = ([name, scopes]: [string, string[]]) =>
  scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name;

/** "http bearer (read, write) or none". */
const formatSecurity = (requirements: readonly Requirement[]) =>
  requirements
    .map((requirement) => Object.entries(requirement).map(formatScheme).join(' and ') || 'none')
    .join(' or ');

/** Whether a request that satisfies `one` also satisfies `other`. */
const impliesRequirement = (one: Requirement, other: Requirement) =>
  Object.entries(other).every(
    ([name, scopes]) => name in one && scopes.every((scope) => one[name]?.includes(scope)),
  );

/** The console sends a bearer token and no other credentials. */
const isBearer = (requirement: Requirement) =>
  Object.keys(requirement).every((name) => /^(http bearer|oauth2|openIdConnect)$/.test(name));

export function compareSecurity(before: Operation, after: Operation): Difference[] {
  const [was, is] = [readSecurity(before), readSecurity(after)];
  const bearer = was.requirements.filter(isBearer);
  const satisfied = bearer.length > 0 ? bearer : was.requirements;
  const isStillSatisfied = satisfied.every((one) =>
    is.requirements.some((other) => impliesRequirement(one, other)),
  );
  const rule = isStillSatisfied ? 'security-relaxed' : 'security-tightened';
  const [from, to] = [formatSecurity(was.requirements), formatSecurity(is.requirements)];
  const { format = 'JWT' } = is;
  const isOtherFormat = format !== 'JWT' && format !== was.format;
  const description = `token format ${was.format ?? 'none'} → ${format}`;
  return [
    ...ifChanged(rule, 'security', from, to),
    ...(isOtherFormat ? [{ rule: 'token-format-changed', description }] : []),
  ];
}
