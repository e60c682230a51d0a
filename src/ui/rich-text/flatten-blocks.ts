import { blockNames } from './block-elements.ts';

/** The styles of lists that have an attribute for them. */
export const listTypes: ReadonlyMap<string, string> = new Map([
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

/** Whether a node is white space that HTML ignores. Protected spaces are not ignored. */
const isBlank = (node: Node) =>
  !(node instanceof Element) && /^[ \t\n\f\r]*$/.test(node.textContent ?? '');

const isBlock = (node: Node) => node instanceof Element && blockNames.has(node.localName);

const isList = (node: Node) => node instanceof Element && /^([ou]l|table)$/.test(node.localName);

/**
 * Joins several blocks in an item or a cell to lines of it. In Quill, each block would become an item or a cell of its
 * own.
 */
export function joinBlocks(container: Element): void {
  const contents = [...container.childNodes].filter((node) => !isBlank(node) && !isList(node));
  const [first] = contents;
  if (contents.length === 1 && first instanceof Element && isBlock(first)) joinBlocks(first);
  if (contents.length < 2) return;
  for (const [index, node] of contents.entries()) {
    if (!(node instanceof Element) || !isBlock(node)) continue;
    joinBlocks(node);
    const [previous, next] = [contents[index - 1], contents[index + 1]];
    if (previous && !isBlock(previous)) node.before(document.createElement('br'));
    if (next) node.after(document.createElement('br'));
    node.replaceWith(...node.childNodes);
  }
}

/** Turns nested lists into one list of items with levels, because the lists of Quill are flat. */
export function flattenList(outermost: HTMLElement): void {
  for (const child of outermost.querySelectorAll(':is(ol, ul) > :not(li, ol, ul)')) {
    const item = document.createElement('li');
    child.replaceWith(item);
    item.append(child);
  }
  const items = [...outermost.querySelectorAll('li')];
  const lists = [outermost, ...outermost.querySelectorAll('ol, ul')];
  for (const item of items) {
    joinBlocks(item);
    const list = item.closest<HTMLElement>('ol, ul') ?? outermost;
    const start = item.matches(':first-child') ? list.getAttribute('start') : null;
    const number = item.getAttribute('value') ?? start;
    const numbering = list.style.listStyleType || listTypes.get(list.getAttribute('type') ?? '');
    const level = lists.filter((other) => other.contains(item)).length - 1;
    item.dataset['list'] = list.localName === 'ol' ? 'ordered' : 'bullet';
    if (number !== null) item.dataset['start'] = number;
    if (numbering !== undefined) item.style.listStyleType = numbering;
    if (level > 0) item.classList.add(`ql-indent-${level}`);
  }
  const flat = document.createElement('ol');
  flat.append(...items);
  outermost.replaceWith(flat);
  for (const item of items) {
    const inner = item.querySelectorAll(':scope > :is(ol, ul)');
    for (const list of inner) list.remove();
    // An item that contains only a list is removed, because it stands for a level that was left out.
    if (inner.length > 0 && [...item.childNodes].every(isBlank)) item.remove();
  }
}

/** Whether anything follows an element in its line. */
export function hasFollowing(element: Element, block: Element): boolean {
  const walker = document.createTreeWalker(block);
  walker.currentNode = element;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element && blockNames.has(node.localName)) return false;
    if (node instanceof Element ? node.matches('img, br') : !isBlank(node)) return true;
  }
  return false;
}

/** Marks line breaks within a block, which Quill would read as the end of the block. */
export function markLineBreaks(body: HTMLElement): void {
  const blockSelector = [...blockNames].join();
  for (const lineBreak of body.querySelectorAll('br')) {
    const block = lineBreak.closest(blockSelector);
    if (!block || block.closest('pre') || !hasFollowing(lineBreak, block)) continue;
    const marker = document.createElement('span');
    marker.className = 'ql-soft-break';
    const { previousSibling: before, nextSibling: after } = lineBreak;
    if (before instanceof Text) before.data = before.data.replace(/[ \t\n\f\r]+$/, '');
    if (after instanceof Text) after.data = after.data.replace(/^[ \t\n\f\r]+/, '');
    lineBreak.replaceWith(marker);
  }
}
