/** Chooses the security scheme of a contract by which administrators use it. */
import type { CredentialPlace } from '../../src/api/contract.ts';
import { listEntries } from './document-parts.ts';

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
  /** What the sign-in asks for if no operation signs in. */
  kind: 'bearer' | 'apiKey' | 'basic';
  place: CredentialPlace;
}

/** Patterns that find the prefix of a token in descriptions, the most reliable first. */
const prefixPatterns = [
  /authorization(?: header)?\s*:\s*(\w+)\s+\S/i,
  /prefix(?:ed)?(?: with| by| of|:)?\s+(\w+)/i,
  /(\w+),? followed by/i,
  /(\w+)\s+(?:[<{]|&lt;|x{3}|eyJ)/,
  /(\w+)\s+scheme/i,
];

const prefixWord = /^(bearer|token|jwt|apikey)$/i;

/** The prefix of a token in the description of a header: `Authorization: Token xxx`. */
function findPrefix(description = ''): string | undefined {
  const plain = description.replaceAll(/["'`*]/g, '');
  return prefixPatterns
    .map((pattern) => pattern.exec(plain)?.[1])
    .find((word) => word !== undefined && prefixWord.test(word));
}

/** The place and prefix of a scheme's credential; undefined if a browser cannot send it, as for a cookie. */
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
  const header = scheme.name.toLowerCase();
  const prefix = header === 'authorization' ? findPrefix(scheme.description) : undefined;
  return inHeader('apiKey', header, prefix === undefined ? '' : `${prefix} `);
}

const kinds = ['bearer', 'apiKey', 'basic'];

/** The scheme that most operations accept. If there are several, the one whose credential can expire. */
export function chooseScheme(
  schemes: Readonly<Record<string, Scheme>> | undefined,
  securities: readonly Security[],
): ChosenScheme | undefined {
  const countUses = (name: string) =>
    securities.filter((security) => security.some((alternative) => name in alternative)).length;
  return listEntries(schemes)
    .map(([name, scheme]) => readScheme(name, scheme))
    .filter((scheme) => scheme !== undefined)
    .map((scheme) => ({ scheme, count: countUses(scheme.name) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) => b.count - a.count || kinds.indexOf(a.scheme.kind) - kinds.indexOf(b.scheme.kind),
    )
    .map(({ scheme }) => scheme)[0];
}
