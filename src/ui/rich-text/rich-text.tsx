import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import './prose.css';
import styles from './rich-text.module.css';

const levels = [5, 4, 3, 2, 1];

/** A page has one `h1`, its own: a text that has another begins a level below. */
function lowerHeadings(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (!body.querySelector('h1')) return html;
  for (const level of levels) {
    for (const heading of body.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
      heading.replaceWith(lower);
    }
  }
  return body.innerHTML;
}

/** Rich HTML content from the server, looking as it did in the editor. */
export function RichText({ html }: { html: string }) {
  const shown = useMemo(() => cleanHtml(lowerHeadings(html)), [html]);
  return <div className={`ql-editor ${styles.text}`} dangerouslySetInnerHTML={{ __html: shown }} />;
}
