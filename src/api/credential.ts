/** The credential of HTTP's basic authentication (RFC 7617): the name and the password in UTF-8, in base64. */
export const toBasicCredential = (name: string, password: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${name}:${password}`)));
