import DOMPurify from 'dompurify';
import { addScheme, parseWebUrl } from '../web-url.ts';
import { keepStyles } from './kept-styles.ts';
import { parsePlainHtml } from './plain-html.ts';

/** The hosts whose videos may be embedded, each with the host of the embedded URL. */
const videoHosts: ReadonlyMap<string, string> = new Map([
  ['youtube.com', 'www.youtube.com'],
  ['www.youtube.com', 'www.youtube.com'],
  ['www.youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['player.vimeo.com', 'player.vimeo.com'],
]);

/** The https URL of an embedded video; undefined for other hosts. */
export function parseVideoUrl(text: string | null): string | undefined {
  const url = parseWebUrl(text);
  const host = url && videoHosts.get(url.host);
  if (!url || !host) return undefined;
  url.protocol = 'https:';
  url.host = host;
  return url.href;
}

const purify = DOMPurify(window);

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'iframe' || !(node instanceof Element)) return;
  const videoUrl = parseVideoUrl(node.getAttribute('src'));
  if (videoUrl) node.setAttribute('src', videoUrl);
  else node.remove();
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement && node.hasAttribute('style')) keepStyles(node);
  if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.tagName === 'IFRAME') node.setAttribute('title', 'Video');
  if (node.matches(':is(a, area)[href]'))
    node.setAttribute('href', addScheme(node.getAttribute('href') ?? ''));
});

/** Elements that take input or focus an input, cover the page or move. */
const forbiddenTags =
  `form input button label textarea select style template dialog marquee blink canvas slot`.split(
    ' ',
  );

/** Attributes that open popovers, download, play automatically, cover an image with links, or imitate a part of the console. */
const forbiddenAttributes =
  `class popover popovertarget popovertargetaction download autoplay usemap tabindex inert part slot nonce role`.split(
    ' ',
  );

/**
 * Sanitizes HTML from the server or the editor. The result has no scripts, forms or frames, except for videos of known
 * hosts, no links that run code, and nothing that covers the page. All HTML that is rendered passes through this
 * function. With `isOnPage`, ids and names get a prefix, so that they differ from those of the page.
 */
export const sanitizeHtml = (html: string, isOnPage = false): string =>
  purify.sanitize(parsePlainHtml(html).innerHTML, {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allowfullscreen', 'frameborder', 'target'],
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: isOnPage,
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
  });

/**
 * Restricts links to http and https, and opens them in a new tab. This is for the viewer; the stored text is not
 * changed.
 */
export function restrictLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll(':is(a, area)[href]')) {
    if (!parseWebUrl(link.getAttribute('href'))) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}
