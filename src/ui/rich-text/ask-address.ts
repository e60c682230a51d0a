import type { Quill } from 'react-quill';
import Link from 'quill/formats/link';
import { addScheme, completeWebUrl, parseWebUrl } from '../web-url.ts';
import type { EditorContext } from './editor-state.ts';

/** Completes the address of a link as it will be stored: a web address, an email address or a telephone number. */
const completeAddress = (address: string): string | undefined =>
  /^(mailto|tel):\S/i.test(address) ? address : completeWebUrl(address);

/** The range of the link at the text cursor. */
function findLink(quill: Quill, index: number) {
  const [link, offset] = quill.scroll.descendant(Link, index);
  return link ? { index: index - offset, length: link.length() } : undefined;
}

/**
 * Turns the selected text, or the text of the link at the cursor, into a link. If there is neither, the address itself
 * is inserted.
 */
function setLink(quill: Quill, address: string, href: string | false): void {
  const selected = quill.getSelection(true);
  const range = selected.length > 0 ? selected : findLink(quill, selected.index);
  if (range) quill.formatText(range.index, range.length, 'link', href, 'user');
  else if (href !== false) {
    const formats = quill.getFormat(selected.index);
    quill.insertText(selected.index, address, { ...formats, link: href }, 'user');
    quill.setSelection(selected.index + address.length, 'user');
    // Text that is typed next must not become part of the link.
    quill.format('link', false, 'user');
  }
}

/** Asks where a link leads. */
export function askForLink({ quill, state }: EditorContext): void {
  const { link } = quill.getFormat();
  state.setState({
    question: {
      id: 'link',
      label: 'Address',
      placeholder: 'https://example.com',
      value: typeof link === 'string' ? link : '',
      cancelLabel: 'Cancel',
      save(value) {
        const address = value.trim();
        const href = address === '' ? false : completeAddress(address);
        if (href === undefined) return 'This is not a web address, such as https://example.com.';
        setLink(quill, address, href);
        return undefined;
      },
    },
  });
}

/** The identifier of a video in the address of a page, or in a short link, of YouTube. */
function findYoutubeId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const [, first, second] = pathname.split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com') return undefined;
  return first === 'shorts' || first === 'live' ? second : searchParams.get('v');
}

/** Returns the address of the frame for the page of a video. Any other address is not changed. */
function getFrameAddress(url: URL): string {
  const youtubeId = findYoutubeId(url);
  if (youtubeId) return `https://www.youtube.com/embed/${youtubeId}?showinfo=0`;
  const [, vimeoId] = /^(?:www\.)?vimeo\.com\/(\d+)/.exec(url.host + url.pathname) ?? [];
  return vimeoId ? `https://player.vimeo.com/video/${vimeoId}` : url.href;
}

/** Asks for the address of a video. */
export function askForVideo({ quill, state }: EditorContext): void {
  state.setState({
    question: {
      id: 'video',
      label: 'Address',
      placeholder: 'https://www.youtube.com/watch?v=…',
      value: '',
      cancelLabel: 'Cancel',
      save(value) {
        const url = parseWebUrl(addScheme(value.trim()));
        if (!url) return 'This is not the address of a video on YouTube or Vimeo.';
        const range = quill.getSelection(true);
        const index = range.index + range.length;
        quill.insertEmbed(index, 'video', getFrameAddress(url), 'user');
        quill.setSelection(index + 2, 'user');
        return undefined;
      },
    },
  });
}
