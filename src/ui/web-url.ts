/**
 * Parses an http or https URL. Other URLs are undefined, and so are URLs with credentials, which can disguise the host.
 */
export function parseWebUrl(text: string | null | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

/** Matches a scheme, or an email address such as `jane@example.com`, but not the port of `example.com:8080`. */
const schemeOrEmail = /^[a-z][a-z\d+.-]*:(?!\d)|^[^/?#]*@/i;

/** Adds a scheme to a web address without one, such as `www.example.com/page`. Any other text is not changed. */
export function addScheme(text: string): string {
  if (schemeOrEmail.test(text) || /^\/(?!\/)|\s/.test(text)) return text;
  const completed = `https://${text.replace(/^\/\//, '')}`;
  return /[^.]\.[^.]/.test(URL.parse(completed)?.hostname ?? '') ? completed : text;
}

/** The form that the browser's parser gives to a typed web address; undefined if the text is no web address. */
export const completeWebUrl = (text: string): string | undefined =>
  parseWebUrl(addScheme(text))?.href;
