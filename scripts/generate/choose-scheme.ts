/** The security scheme by which administrators use a contract, of those that it has. */
import type { CredentialPlace } from '../../src/api/contract.ts';
import { entriesOf } from './document-parts.ts';

/** A security scheme, and an alternative of an operation's security, as OpenAPI has them. */
interface Scheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
}
export type Security = readonly Readonly<Record<string, unknown>>[];

export interface ChosenScheme {
  name: string;
  /** What is asked for where no operation signs in. */
  kind: 'bearer' | 'apiKey' | 'basic';
  place: CredentialPlace;
}

/** The word before a token in the description of a header: `Authorization: Token xxx`. */
const findPrefix = (description = '') =>
  /authorization: *(bearer|token|jwt) /i.exec(description)?.[1];

/** Where a scheme puts its credential; undefined for one that a browser cannot use, such as a cookie. */
function readScheme(name: string, scheme: Scheme): ChosenScheme | undefined {
  const inHeader = (kind: ChosenScheme['kind'], header: string, prefix: string): ChosenScheme => ({
    name,
    kind,
    place: { in: 'header', name: header, prefix },
  });
  const type = `${scheme.type} ${scheme.scheme ?? ''}`.trim().toLowerCase();
  if (type === 'http basic') return inHeader('basic', 'authorization', 'Basic ');
  if (/^(http bearer|oauth2|openidconnect)/.test(type))
    return inHeader('bearer', 'authorization', 'Bearer ');
  if (scheme.type !== 'apiKey' || scheme.name === undefined) return undefined;
  if (scheme.in === 'query')
    return { name, kind: 'apiKey', place: { in: 'query', name: scheme.name, prefix: '' } };
  if (scheme.in !== 'header') return undefined;
  const prefix = findPrefix(scheme.description);
  return inHeader('apiKey', scheme.name.toLowerCase(), prefix === undefined ? '' : `${prefix} `);
}

const kinds = ['bearer', 'apiKey', 'basic'];

/** The scheme that most operations accept; of several, the one whose credential can end. */
export function chooseScheme(
  schemes: Readonly<Record<string, Scheme>> | undefined,
  securities: readonly Security[],
): ChosenScheme | undefined {
  const countUses = (name: string) =>
    securities.filter((security) => security.some((alternative) => name in alternative)).length;
  return entriesOf(schemes)
    .map(([name, scheme]) => readScheme(name, scheme))
    .filter((scheme) => scheme !== undefined)
    .map((scheme) => ({ scheme, count: countUses(scheme.name) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) => b.count - a.count || kinds.indexOf(a.scheme.kind) - kinds.indexOf(b.scheme.kind),
    )
    .map(({ scheme }) => scheme)[0];
}
