import DOMPurify from 'dompurify';
import { addScheme, parseWebUrl } from '../web-url.ts';

/** Removes all styles but colours: content must not cover other parts of the page. */
function keepColours(element: HTMLElement): void {
  const { color, backgroundColor } = element.style;
  element.removeAttribute('style');
  element.style.color = color;
  element.style.backgroundColor = backgroundColor;
}

/** The classes of Quill's formats. With other classes, content could look like a part of the console. */
const formatClass =
  /^ql-((align|direction|font|size|indent|color|bg)-[\w-]+|video|syntax|code-block|code-block-container|ui)$/;

function keepFormats(element: Element): void {
  const formats = [...element.classList].filter((name) => formatClass.test(name));
  if (formats.length > 0) element.className = formats.join(' ');
  else element.removeAttribute('class');
}

/** The hosts whose videos may be embedded, with the host of the embedded URL. */
const videoHosts: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube.com',
  'www.youtube.com': 'www.youtube.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
};

/** The https URL of an embedded video; undefined for other hosts. */
function parseVideoUrl(text: string | null): string | undefined {
  const url = parseWebUrl(text);
  const host = url && videoHosts[url.host];
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
  if (node instanceof HTMLElement && node.hasAttribute('style')) keepColours(node);
  if (node.hasAttribute('class')) keepFormats(node);
  if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.tagName === 'IFRAME') node.setAttribute('title', 'Video');
  if (node.tagName !== 'A' && node.tagName !== 'AREA') return;
  if (node.hasAttribute('href'))
    node.setAttribute('href', addScheme(node.getAttribute('href') ?? ''));
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Elements that take input, cover the page or move. */
const forbiddenTags =
  `form input button textarea select style template dialog marquee blink canvas slot`.split(' ');

/** Attributes that open popovers, download, play automatically, cover an image with links, or imitate a part of the console. */
const forbiddenAttributes =
  `popover popovertarget popovertargetaction download autoplay usemap tabindex inert part slot nonce role data-tooltip`.split(
    ' ',
  );

/**
 * Sanitizes HTML from the server or the editor: no scripts, forms or frames, except videos of known hosts; no links that
 * run code; nothing that covers the page. All HTML that is rendered goes through this function.
 */
export const sanitizeHtml = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allowfullscreen', 'frameborder', 'target'],
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
  });

/** Removes the `href` of links that are not http or https, for the viewer; the editor keeps them. */
export function removeNonWebLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll(':is(a, area)[href]')) {
    if (!parseWebUrl(link.getAttribute('href'))) link.removeAttribute('href');
  }
}
