/**
 * The address as a URL of http or https; undefined for every other, and for none. One with a name before
 * its host pretends to lead elsewhere, and counts as none.
 */
export function webAddress(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
