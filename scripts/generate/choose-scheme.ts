/** Chooses the security scheme of a contract by which administrators use it. */
import { minBy, omit } from 'es-toolkit';
import type { CredentialLocation } from '../../src/api/contract.ts';
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
  /** The name of the scheme; undefined if header parameters take its place, which count for every operation. */
  name?: string;
  /** What the sign-in asks for if no operation signs in. */
  kind: 'bearer' | 'apiKey' | 'basic';
  location: CredentialLocation;
  /** The labels of the inputs, if the credential has several parts. */
  labels?: readonly string[];
}

type NamedScheme = ChosenScheme & { name: string };

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

/** The location and prefix of a scheme's credential; undefined if a browser cannot send it, as for a cookie. */
function readScheme(name: string, scheme: Scheme): NamedScheme | undefined {
  const inHeader = (kind: ChosenScheme['kind'], header: string, prefix: string): NamedScheme => ({
    name,
    kind,
    location: { in: 'header', name: header, prefix },
  });
  const type = `${scheme.type} ${scheme.scheme ?? ''}`.trim().toLowerCase();
  if (type === 'http basic') return inHeader('basic', 'authorization', 'Basic ');
  if (/^(http bearer|oauth2|openidconnect)/.test(type))
    return inHeader('bearer', 'authorization', 'Bearer ');
  if (scheme.type !== 'apiKey' || scheme.name === undefined) return undefined;
  if (scheme.in === 'query')
    return { name, kind: 'apiKey', location: { in: 'query', name: scheme.name, prefix: '' } };
  if (scheme.in !== 'header') return undefined;
  const header = scheme.name.toLowerCase();
  const prefix = header === 'authorization' ? findPrefix(scheme.description) : undefined;
  return inHeader('apiKey', header, prefix === undefined ? '' : `${prefix} `);
}

const kinds = ['bearer', 'apiKey', 'basic'];

/** Adds the keys in headers that operations require together with a key: an application's identifier and its secret. */
function addOtherKeys(
  scheme: NamedScheme,
  all: readonly NamedScheme[],
  securities: readonly Security[],
  getHeader: (name: string) => string,
): ChosenScheme {
  const alternatives = securities.flat().filter((alternative) => scheme.name in alternative);
  const together = minBy(alternatives, (alternative) => Object.keys(alternative).length) ?? {};
  const keys = all.filter(
    ({ name, kind, location }) => name in together && kind === 'apiKey' && location.in === 'header',
  );
  if (keys.length < 2 || !keys.includes(scheme)) return scheme;
  const others = keys.filter((key) => key !== scheme);
  return {
    ...scheme,
    location: { ...scheme.location, otherHeaders: others.map(({ location }) => location.name) },
    labels: [scheme, ...others].map(({ name }) => getHeader(name)),
  };
}

/** The scheme that most operations accept. If there are several, the one whose credential can expire. */
export function chooseScheme(
  schemes: Readonly<Record<string, Scheme>> | undefined,
  securities: readonly Security[],
): ChosenScheme | undefined {
  const countUses = (name: string) =>
    securities.filter((security) => security.some((alternative) => name in alternative)).length;
  const readable = listEntries(schemes)
    .map(([name, scheme]) => readScheme(name, scheme))
    .filter((scheme) => scheme !== undefined);
  const [chosen] = readable
    .map((scheme) => ({ scheme, count: countUses(scheme.name) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) => b.count - a.count || kinds.indexOf(a.scheme.kind) - kinds.indexOf(b.scheme.kind),
    )
    .map(({ scheme }) => scheme);
  const getHeader = (name: string) => schemes?.[name]?.name ?? name;
  return chosen && addOtherKeys(chosen, readable, securities, getHeader);
}

/** A parameter of an operation. */
interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  schema?: { enum?: unknown; default?: unknown };
}

/** Whether only an administrator knows the value of a parameter. */
const isAsked = ({ in: part, name, required, schema = {} }: Parameter) =>
  part === 'header' &&
  required === true &&
  !/^(accept|content-type)$/i.test(name) &&
  !('enum' in schema || 'default' in schema);

/** The headers that most operations require, read as a scheme that the contract does not describe. */
export function chooseHeaders(
  parameters: readonly (readonly Parameter[])[],
): ChosenScheme | undefined {
  const asked = parameters.flat().filter(isAsked);
  const countUses = ({ name }: Parameter) => asked.filter((other) => other.name === name).length;
  const usual = asked.filter((parameter) => countUses(parameter) > parameters.length / 2);
  const schemes = Object.fromEntries(
    usual.map((parameter) => [parameter.name, { ...parameter, type: 'apiKey' }]),
  );
  const scheme = chooseScheme(schemes, [[schemes]]);
  return scheme && omit(scheme, ['name']);
}
