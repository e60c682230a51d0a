/** Parses an http or https URL; undefined for others, and for one with credentials, which can disguise its host. */
export function parseWebUrl(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

/** A web address without a scheme: `www.example.com/page`. */
const withoutScheme = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d+)?([/?#]|$)/u;

/** Completes a web address without a scheme; any other text stays as it is. */
export const addScheme = (text: string) => (withoutScheme.test(text) ? `https://${text}` : text);
