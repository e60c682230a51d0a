/** Parses an http or https URL; undefined for others, and for one with credentials, which can disguise its host. */
export function parseWebUrl(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
