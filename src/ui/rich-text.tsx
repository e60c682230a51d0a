import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './rich-text.module.css';

/** A page has one `h1`, its own: the text's headings begin a level below. */
function lowerHeadings(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}

/** Rich HTML content from the server. */
export function RichText({ html }: { html: string }) {
  const shown = useMemo(() => cleanHtml(lowerHeadings(html)), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: shown }} />;
}
