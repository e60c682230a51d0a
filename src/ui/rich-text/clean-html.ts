import DOMPurify from 'dompurify';
import { webAddress } from '../web-address.ts';
import { videoAddress } from './video-address.ts';

/** Of the styles only the colours stay: a text must not cover the page it stands on. */
function keepColours(element: HTMLElement): void {
  const { color, backgroundColor } = element.style;
  element.removeAttribute('style');
  element.style.color = color;
  element.style.backgroundColor = backgroundColor;
}

/** Of the classes only Quill's: those of the console could make a text look like a part of it. */
function keepFormats(element: Element): void {
  const formats = [...element.classList].filter((name) => name.startsWith('ql-'));
  if (formats.length > 0) element.className = formats.join(' ');
  else element.removeAttribute('class');
}

/** An address as people write it: `www.example.com/page`. */
const withoutScheme = /^[\w-]+(\.[\w-]+)+([/?#]|$)/;

function completeLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  if (withoutScheme.test(address)) link.setAttribute('href', `https://${address}`);
}

const purify = DOMPurify(window);

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'iframe' || !(node instanceof Element)) return;
  const address = videoAddress(node.getAttribute('src'));
  if (address) node.setAttribute('src', address);
  else node.remove();
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement && node.hasAttribute('style')) keepColours(node);
  if (node.hasAttribute('class')) keepFormats(node);
  if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.tagName === 'IFRAME') node.setAttribute('title', 'Video');
  if (node.tagName !== 'A') return;
  completeLink(node);
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML from the server or from the editor, made harmless: no scripts, forms or foreign frames; videos only of
 * known hosts; links only of schemes that run nothing. The one place that lets HTML through.
 */
export const cleanHtml = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allowfullscreen', 'frameborder', 'target'],
    FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style', 'template'],
  });

/** A link opens only for http and https, decisions.md; what else a text links to is kept, and shown as text. */
export function keepWebLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    if (!webAddress(link.getAttribute('href'))) link.removeAttribute('href');
  }
}
