import { type SyntheticEvent, useMemo } from 'react';
import { useApi } from '../../session/session-context.ts';
import { blockNames, wrapperNames } from './block-elements.ts';
import './prose.css';
import { restrictLinks, sanitizeHtml } from './sanitize-html.ts';

/** Moves all headings of the content down by one level if it has an `h1`, because the page has one already. */
function lowerHeadings(root: HTMLElement): void {
  if (!root.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) {
      const lowered = document.createElement(`h${level + 1}`);
      lowered.append(...heading.childNodes);
      for (const { name, value } of heading.attributes) lowered.setAttribute(name, value);
      heading.replaceWith(lowered);
    }
  }
}

const blockSelector = [...blockNames].join();

/** Sets the direction of each block to that of its text, unless the block has a direction. */
function setDirections(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(':scope > *')) {
    if (element.dir || element.style.direction) continue;
    const isWrapper = wrapperNames.has(element.localName) && element.querySelector(blockSelector);
    if (isWrapper) setDirections(element);
    else if (blockNames.has(element.localName)) element.dir = 'auto';
  }
}

/** Resolves URLs of files relative to the API server, not to the page. */
function resolveFileUrls(root: ParentNode, resolveUrl: (url: string) => string): void {
  for (const attribute of ['src', 'poster']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      element.setAttribute(attribute, resolveUrl(element.getAttribute(attribute) ?? ''));
    }
  }
}

/** The CSS variables from which prose.css derives the colours of the dark theme. */
export const adaptedColours = { color: '--text-colour', 'background-color': '--ground-colour' };

/** Sets these variables for the inline colours of rendered content; the stored content does not change. */
function adaptColours(root: ParentNode): void {
  for (const { style } of root.querySelectorAll<HTMLElement>('[style]')) {
    for (const [property, variable] of Object.entries(adaptedColours)) {
      style.setProperty(variable, style.getPropertyValue(property));
    }
  }
}

function prepareHtml(html: string, resolveUrl: (url: string) => string): string {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html, true), 'text/html');
  lowerHeadings(body);
  restrictLinks(body);
  resolveFileUrls(body, resolveUrl);
  adaptColours(body);
  setDirections(body);
  return body.innerHTML;
}

function markBrokenImage({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement)) return;
  target.alt = 'The image does not load';
  target.classList.add('broken');
}

/** Renders HTML from the server, sanitized, in the styles of the editor. */
export function RichText({ html }: { html: string }) {
  const { resolveUrl } = useApi();
  const preparedHtml = useMemo(() => prepareHtml(html, resolveUrl), [html, resolveUrl]);
  return (
    <div
      className="prose"
      dir="auto"
      // Error events of images do not bubble, so they are captured.
      onErrorCapture={markBrokenImage}
      dangerouslySetInnerHTML={{ __html: preparedHtml }}
    />
  );
}
