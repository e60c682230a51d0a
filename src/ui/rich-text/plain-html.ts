/** The styles of Quill's classes, by format. */
const properties: ReadonlyMap<string, string> = new Map([
  ['align', 'text-align'],
  ['direction', 'direction'],
  ['font', 'font-family'],
  ['indent', 'padding-inline-start'],
]);

/** The width of one level of indent in em, as in the style sheet of Quill. */
export const levelWidth = 3;

function convertClasses(element: HTMLElement): void {
  for (const name of element.classList) {
    const [, format = '', value = ''] = /^ql-([a-z]+)-(\w+)$/.exec(name) ?? [];
    // Items of a list are indented by nesting.
    if (format === 'indent' && element.localName === 'li') continue;
    const width = format === 'indent' && `${Number(value) * levelWidth}em`;
    element.style.setProperty(properties.get(format) ?? '', width || value);
  }
  element.removeAttribute('class');
}

function setListStyle(element: HTMLElement, type: string): void {
  element.style.listStyleType = type;
  if (!element.getAttribute('style')) element.removeAttribute('style');
}

const getKind = (list: HTMLElement) => `${list.localName} ${list.style.listStyleType}`;

/**
 * Nests the items of Quill's flat lists. Each item has its kind, its level, its style of numbering and, if the
 * numbering starts again, its number.
 */
function nestItems(flat: Element): void {
  /** The lists that contain the current item, outermost first. */
  const lists: HTMLElement[] = [];
  for (const item of flat.querySelectorAll<HTMLElement>(':scope > li')) {
    const level = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
    const { list: kind = flat.localName, start } = item.dataset;
    const listTag = document.createElement(kind.startsWith('o') ? 'ol' : 'ul');
    setListStyle(listTag, item.style.listStyleType);
    setListStyle(item, '');
    lists.splice(level + 1);
    const current = lists[level];
    if (current && getKind(current) !== getKind(listTag)) lists.splice(level);
    const isFirst = lists.length <= level;
    while (lists.length <= level) {
      const list = lists.length === level ? listTag : document.createElement(listTag.localName);
      const outer = lists.at(-1);
      if (outer)
        (outer.lastElementChild ?? outer.appendChild(document.createElement('li'))).append(list);
      else flat.before(list);
      lists.push(list);
    }
    if (start !== undefined && isFirst) listTag.setAttribute('start', start);
    else if (start !== undefined) item.setAttribute('value', start);
    lists.at(-1)?.append(item);
    delete item.dataset['list'];
    delete item.dataset['start'];
  }
  flat.remove();
}

/** Parses HTML, and replaces what only Quill can show: flat lists, code blocks of many elements, classes. */
export function parsePlainHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const marker of body.querySelectorAll('li > span.ql-ui')) marker.remove();
  const flatLists = ':is(ol, ul):has(> :is([data-list], [class*=ql-indent]))';
  for (const list of body.querySelectorAll(flatLists)) nestItems(list);
  for (const block of body.querySelectorAll('div.ql-code-block-container')) {
    const code = document.createElement('pre');
    code.textContent = [...block.children].map(({ textContent }) => textContent).join('\n');
    block.replaceWith(code);
  }
  // The names of a form's fields may hide its properties.
  const withClasses = '[class*=ql-]:not(form)';
  for (const element of body.querySelectorAll<HTMLElement>(withClasses)) convertClasses(element);
  return body;
}
