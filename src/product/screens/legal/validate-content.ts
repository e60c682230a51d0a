import type { Editor } from '../../../ui/rich-text/editor.ts';
import { sanitizeHtml } from '../../../ui/rich-text/sanitize-html.ts';

/**
 * Returns why the content cannot be saved: it is empty, or an image or a video cannot be stored yet. Undefined if it
 * can be saved.
 */
export function validateContent(content: string, editor: Editor): string | undefined {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(content), 'text/html');
  // The HTML of an empty editor is `<p><br></p>`.
  if (body.textContent.trim() === '' && !body.querySelector('img, iframe'))
    return 'Please fill Some content before edit.';
  if (editor.hasForeignVideo()) return 'A video can be shown from YouTube or Vimeo only.';
  if (editor.state.getState().pendingCount > 0) return 'Please wait until the image has been read.';
  return undefined;
}
