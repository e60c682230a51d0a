/** The styles of Quill's classes, by format. */
const properties: ReadonlyMap<string, string> = new Map([
  ['align', 'text-align'],
  ['direction', 'direction'],
  ['font', 'font-family'],
  ['indent', 'padding-inline-start'],
]);

/** The width of a level of indent, in em, as in Quill's style sheet. */
export const levelWidth = 3;

function convertClasses(element: HTMLElement): void {
  for (const name of element.classList) {
    const [, format = '', value = ''] = /^ql-([a-z]+)-(\w+)$/.exec(name) ?? [];
    // The indent of an item is its nesting.
    if (format === 'indent' && element.localName === 'li') continue;
    const width = format === 'indent' && `${Number(value) * levelWidth}em`;
    element.style.setProperty(properties.get(format) ?? '', width || value);
  }
  element.removeAttribute('class');
}

/** Quill's lists are flat: each item has its kind and its level. */
function nestItems(flat: Element): void {
  /** The lists around the current item, outermost first. */
  const lists: Element[] = [];
  for (const item of flat.querySelectorAll<HTMLElement>(':scope > li')) {
    const level = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
    const kind = item.dataset['list'] ?? flat.localName;
    delete item.dataset['list'];
    const tag = kind.startsWith('o') ? 'ol' : 'ul';
    lists.splice(level + 1);
    if (lists[level]?.localName !== tag) lists.splice(level);
    while (lists.length <= level) {
      const list = document.createElement(tag);
      const outer = lists.at(-1);
      if (outer)
        (outer.lastElementChild ?? outer.appendChild(document.createElement('li'))).append(list);
      else flat.before(list);
      lists.push(list);
    }
    lists.at(-1)?.append(item);
  }
  flat.remove();
}

/** Parses HTML, and replaces what only Quill understands: flat lists, code blocks of many elements, classes. */
export function parsePlainHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const marker of body.querySelectorAll('li > .ql-ui')) marker.remove();
  const flatLists = ':is(ol, ul):has(> :is([data-list], [class*=ql-indent]))';
  for (const list of body.querySelectorAll(flatLists)) nestItems(list);
  for (const block of body.querySelectorAll('.ql-code-block-container')) {
    const code = document.createElement('pre');
    code.textContent = [...block.children].map(({ textContent }) => textContent).join('\n');
    block.replaceWith(code);
  }
  for (const element of body.querySelectorAll<HTMLElement>('[class*=ql-]')) convertClasses(element);
  return body;
}

/** What a block says and links to, whatever its formats. */
const getContent = ({ localName, textContent, outerHTML }: Element) =>
  [localName, textContent.replace(/\s/g, ''), outerHTML.match(/ (href|src)="[^"]*"/g)].join();

/**
 * Returns a function that writes the HTML of an editor as plain HTML. Blocks that are as they were when the text had
 * been loaded are those of the stored HTML, so that an edit elsewhere does not remove what Quill has no format for.
 */
export function createHtmlWriter(storedHtml: string, loadedHtml: string) {
  const stored = Object.groupBy(parsePlainHtml(storedHtml).children, getContent);
  const blocks = [...parsePlainHtml(loadedHtml).children].map((block) => {
    const original = stored[getContent(block)]?.shift() ?? block;
    return { loaded: block.outerHTML, original: original.outerHTML };
  });
  return (html: string): string => {
    const untouched = Object.groupBy(blocks, ({ loaded }) => loaded);
    return [...parsePlainHtml(html).children]
      .map(({ outerHTML }) => untouched[outerHTML]?.shift()?.original ?? outerHTML)
      .join('\n');
  };
}
