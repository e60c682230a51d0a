import DOMPurify from 'dompurify';
import { webAddress } from '../web-address.ts';

/** Who may show a video in a legal text. */
const videoHosts = new Set(['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']);

/** Of the styles only the colours stay: a text must not cover the page it stands on. */
function keepColours(element: HTMLElement): void {
  const { color, backgroundColor } = element.style;
  element.removeAttribute('style');
  element.style.color = color;
  element.style.backgroundColor = backgroundColor;
}

const purify = DOMPurify(window);

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'iframe' || !(node instanceof Element)) return;
  const url = webAddress(node.getAttribute('src'));
  if (url?.protocol !== 'https:' || !videoHosts.has(url.host)) node.remove();
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement && node.hasAttribute('style')) keepColours(node);
  if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.tagName === 'IFRAME') node.setAttribute('title', 'Video');
  if (node.tagName !== 'A') return;
  if (!webAddress(node.getAttribute('href'))) return node.removeAttribute('href');
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML from the server, made harmless: no scripts, forms or foreign frames; links open in a new tab and
 * only for http and https; videos only of known hosts. The one place that lets HTML through.
 */
export const cleanHtml = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allowfullscreen', 'frameborder', 'target'],
    FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style'],
  });
