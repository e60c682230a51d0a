import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { blockNames, wrapperNames } from './block-elements.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * A part of a stored text. The parts in order make up the text, byte for byte. A block is a paragraph, a list, a table
 * and so on, or a line of loose text. Between blocks there are the tags of their wrappers, white space, and text that
 * parsers ignore.
 */
export interface HtmlPart {
  kind: 'block' | 'open' | 'close' | 'ignored';
  html: string;
  /** For a block, the tags of its wrappers, which also format it. */
  wrappers: readonly [open: string, close: string];
  /** For a block, whether it is loose text. Loose texts that follow each other would become one line. */
  isLoose: boolean;
}

/** Consecutive nodes that form one part, with their range in the text. */
interface Unit {
  nodes: ChildNode[];
  start: number;
  end: number;
  isLoose: boolean;
}

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

const containsBlock = (node: ChildNode): boolean =>
  isElement(node) && node.childNodes.some((child) => isBlock(child));

const isBlock = (node: ChildNode): boolean =>
  isElement(node) && (blockNames.has(node.tagName) || containsBlock(node));

/** A code block of Quill, which consists of many elements. Earlier versions stored it in this form. */
const isCodeBlock = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === 'class' && value.includes('ql-code-block'));

const isWrapper = (node: ChildNode): node is Element =>
  isElement(node) && wrapperNames.has(node.tagName) && containsBlock(node) && !isCodeBlock(node);

const endsLine = (node: ChildNode | undefined) => node?.nodeName === 'br';

/**
 * Whether the part of the text would be parsed to the same nodes if it stood alone. An unclosed tag, for example,
 * continues in the next block.
 */
function isSelfContained({ nodes, start, end }: Unit, html: string): boolean {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  fragment.childNodes = nodes;
  return serialize(parseFragment(html.slice(start, end))) === serialize(fragment);
}

/** Adds nodes to the last unit. */
function extend(last: Unit, { nodes, start, end }: Unit): void {
  last.nodes.push(...nodes);
  last.start = Math.min(last.start, start);
  last.end = Math.max(last.end, end);
}

/** Groups nodes: each block is one unit, and so is each line of loose text. */
function groupNodes(nodes: ChildNode[], html: string): Unit[] {
  const grouped: Unit[] = [];
  for (const node of nodes) {
    const last = grouped.at(-1);
    const location = node.sourceCodeLocation;
    const start = location?.startOffset ?? last?.end ?? 0;
    const end = location?.endOffset ?? start;
    const unit = { nodes: [node], start, end, isLoose: !isBlock(node) };
    const continues = unit.isLoose && last?.isLoose && !endsLine(last.nodes.at(-1));
    // Parsers move text in a table to before the table, and create elements without tags.
    const overlaps = !location || start < (last?.end ?? 0);
    if (last && (continues || overlaps)) extend(last, unit);
    else grouped.push(unit);
  }
  const units: Unit[] = [];
  for (const unit of grouped) {
    const last = units.at(-1);
    if (last && !isSelfContained(unit, html)) extend(last, unit);
    else units.push(unit);
  }
  return units;
}

/** Splits the text between two positions, which has been parsed to `nodes`. */
function splitNodes(
  nodes: ChildNode[],
  html: string,
  [first, last]: [number, number],
  wrappers: HtmlPart['wrappers'],
): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let position = first;
  const addPart = (kind: HtmlPart['kind'], end: number, isLoose = false) => {
    if (position < end) parts.push({ kind, html: html.slice(position, end), wrappers, isLoose });
    position = Math.max(position, end);
  };
  for (const { nodes: unitNodes, start, end, isLoose } of groupNodes(nodes, html)) {
    addPart('ignored', start);
    const [node] = unitNodes;
    if (node && unitNodes.length === 1 && isWrapper(node)) {
      const [open, close] = wrappers;
      const innerStart = node.sourceCodeLocation?.startTag?.endOffset ?? start;
      const innerEnd = node.sourceCodeLocation?.endTag?.startOffset ?? end;
      addPart('open', innerStart);
      const inner = [open + html.slice(start, innerStart), `</${node.tagName}>${close}`] as const;
      parts.push(...splitNodes(node.childNodes, html, [innerStart, innerEnd], inner));
      position = innerEnd;
      addPart('close', end);
    } else {
      addPart(html.slice(start, end).trim() === '' ? 'ignored' : 'block', end, isLoose);
    }
  }
  addPart('ignored', last);
  return parts;
}

/** Splits a stored text into its parts. */
export const splitHtml = (html: string): HtmlPart[] =>
  splitNodes(
    parseFragment(html, { sourceCodeLocationInfo: true }).childNodes,
    html,
    [0, html.length],
    ['', ''],
  );

/** Closes HTML that would include the text after it, such as a comment, or a paragraph before loose text. */
export function closeHtml(html: string, isBeforeLooseText: boolean): string {
  const probe = isBeforeLooseText ? 'x-end' : 'hr';
  const isClosed = parseFragment(`${html}<${probe}>`).childNodes.at(-1)?.nodeName === probe;
  return isClosed ? html : serialize(parseFragment(html));
}
