const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const videos = (html: string) => parse(html).querySelectorAll('iframe').length;

/** Whether there is anything to see: an empty editor is `<p><br></p>`. */
function isEmpty(html: string): boolean {
  const body = parse(html);
  return body.textContent.trim() === '' && body.querySelector('img, iframe') === null;
}

/** Why a text is not saved: there is nothing in it, or something would be lost from it. */
export function refusal(typed: string, content: string): string | undefined {
  if (isEmpty(content)) return 'Please fill Some content before edit.';
  if (videos(content) < videos(typed)) return 'A video can be shown from YouTube or Vimeo only.';
  return undefined;
}
