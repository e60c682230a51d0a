/** The address as a URL of http or https; undefined for every other, and for none. */
export function webAddress(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
