import { useCallback, useMemo } from 'react';
import { cleanHtml, keepWebLinks } from './clean-html.ts';
import './prose.css';
import styles from './rich-text.module.css';

const levels = [5, 4, 3, 2, 1];

/** A page has one `h1`, its own: a text that has another begins a level below. */
function lowerHeadings(root: HTMLElement): void {
  if (!root.querySelector('h1')) return;
  for (const level of levels) {
    for (const heading of root.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
      heading.replaceWith(lower);
    }
  }
}

function shownHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  lowerHeadings(body);
  keepWebLinks(body);
  return body.innerHTML;
}

function sayThatItIsBroken({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return;
  target.alt = 'The image does not load';
  target.classList.add(styles.broken ?? '');
}

/** Rich HTML content from the server, looking as it did in the editor. */
export function RichText({ html }: { html: string }) {
  const shown = useMemo(() => shownHtml(html), [html]);
  // An image's error does not bubble.
  const watch = useCallback((text: HTMLElement | null) => {
    text?.addEventListener('error', sayThatItIsBroken, true);
    return () => text?.removeEventListener('error', sayThatItIsBroken, true);
  }, []);
  return (
    <div
      ref={watch}
      className={`ql-editor ${styles.text}`}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
