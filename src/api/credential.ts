/** The credential of a session, as requests carry it. */
import type { CredentialPlace } from './contract.ts';

/** The credential of HTTP's basic authentication (RFC 7617): the name and the password in UTF-8, in base64. */
export const toBasicCredential = (name: string, password: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${name}:${password}`)));

/** What a header can have: Latin letters and signs, and no line break (RFC 9110, section 5.5). */
const headerValue = /^[\t -~\u00a0-\u00ff]*$/;

/** Whether a request can carry a credential at its place. */
export const canCarry = ({ in: part, prefix }: CredentialPlace, credential: string): boolean =>
  part !== 'header' || headerValue.test(prefix + credential);

/**
 * How a request with a credential treats a redirect. Browsers take the header `authorization`, and no other, out of a
 * request that is redirected to another origin.
 */
export const chooseRedirect = (place: CredentialPlace | undefined): RequestRedirect =>
  place?.in === 'header' && place.name.toLowerCase() !== 'authorization' ? 'error' : 'follow';
