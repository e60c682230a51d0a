/** Parses an http or https URL; undefined for others, and for one with credentials, which can disguise its host. */
export function parseWebUrl(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

/** A scheme; `example.com:8080` has a port, and `jane@example.com` is an email address. */
const schemeOrEmail = /^[a-z][a-z\d+.-]*:(?!\d)|^[^/?#]*@/i;

/** Completes a web address without a scheme, such as `www.example.com/page`; any other text stays as it is. */
export function addScheme(text: string): string {
  if (schemeOrEmail.test(text) || /^\/(?!\/)|\s/.test(text)) return text;
  const completed = `https://${text.replace(/^\/\//, '')}`;
  return /[^.]\.[^.]/.test(URL.parse(completed)?.hostname ?? '') ? completed : text;
}

/** A web address that was typed, as the browser's parser writes it; undefined if it is none. */
export const completeWebUrl = (text: string): string | undefined =>
  parseWebUrl(addScheme(text))?.href;
