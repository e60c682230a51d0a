import { Delta } from 'quill';
import { Quill } from 'react-quill';
import { getTableId } from './edit-table.ts';
import type { ImageAddresses } from './image-addresses.ts';
import { joinHtml, type StoredPart } from './join-html.ts';
import { findLosses } from './losses.ts';
import './quill-formats.ts';
import { convertFromQuill } from './quill-html.ts';
import type { ConsoleClipboard } from './quill-modules.ts';
import './quill-modules.ts';
import { splitHtml } from './split-html.ts';

type Op = Delta['ops'][number];

/** A line of a text. Its last operation ends the line. */
type Line = Op[];

const isBlockEmbed = ({ insert }: Op) =>
  typeof insert === 'object' && ('stored' in insert || 'video' in insert);

/** Splits the content of a Quill editor into its lines. */
function splitLines({ ops }: Delta): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  const endLine = (op: Op) => {
    lines.push([...line, op]);
    line = [];
  };
  for (const op of ops) {
    if (typeof op.insert !== 'string') {
      if (isBlockEmbed(op)) endLine(op);
      else line.push(op);
      continue;
    }
    for (const [, text, end] of op.insert.matchAll(/([^\n]*)(\n?)/g)) {
      if (text) line.push({ ...op, insert: text });
      if (end) endLine({ ...op, insert: end });
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

const sortedJson = (attributes: Op['attributes']) =>
  JSON.stringify(Object.entries(attributes ?? {}).toSorted(([a], [b]) => a.localeCompare(b)));

/** Returns a text that is equal for lines with equal content. */
const identify = (line: Line) =>
  line.map(({ insert, attributes }) => JSON.stringify(insert) + sortedJson(attributes)).join();

const emptyLine: Line = [{ insert: '\n' }];

/** Creates a Quill editor outside of the page, which reads and writes HTML. */
export function createConverter(addresses: ImageAddresses) {
  const quill = new Quill(document.createElement('div'));
  const clipboard = quill.getModule('clipboard') as ConsoleClipboard;
  return {
    /** Reads the lines of stored HTML, after it was sanitized; none if there is nothing to show. */
    read(html: string): Line[] {
      const content = clipboard.convertHTML(html);
      if (content.length() === 0) return [];
      quill.setContents(content);
      const lines = splitLines(new Delta(quill.getContents().map(addresses.resolve)));
      // Quill adds an empty line after a video.
      return lines[0]?.some(isBlockEmbed) && lines.length === 2 ? lines.slice(0, 1) : lines;
    },
    write(lines: Line[]): string {
      quill.setContents(new Delta(lines.flat().map(addresses.restore)));
      return convertFromQuill(quill.root);
    },
    shorten: addresses.shorten,
    expand: addresses.expand,
  };
}

export type Converter = ReturnType<typeof createConverter>;

/** A stored text while it is edited. */
export interface RichDocument {
  parts: readonly StoredPart[];
  content: Delta;
  /** The formats that a block loses when it is edited, by name. */
  losses: readonly string[];
}

/** An empty part after the last block. It is added if there would be no line of text to type in. */
const noBlock = { kind: 'block', html: '', wrappers: ['', ''], isLoose: false } as const;

/** Makes the identifiers of rows unique. Quill would join rows of two tables that have the same identifier. */
const identifyRows = (line: Line, block: number): Line =>
  line.map((op) =>
    op.attributes?.['table'] === undefined
      ? op
      : { ...op, attributes: { ...op.attributes, table: `${block}-${op.attributes['table']}` } },
  );

const isNumbered = (line: Line | undefined) => line?.at(-1)?.attributes?.['list'] === 'ordered';

/** Lets a list begin at 1 if it directly follows another list. Quill would continue the numbers. */
function restartNumbers([first, ...others]: Line[], previous: Line | undefined): Line[] {
  const end = first?.at(-1);
  if (!first || !end || !isNumbered(first) || !isNumbered(previous))
    return first ? [first, ...others] : [];
  const attributes = { start: '1', ...end.attributes };
  return [[...first.slice(0, -1), { ...end, attributes }], ...others];
}

/** Reads a stored text. */
export function readDocument(html: string, converter: Converter): RichDocument {
  const losses = new Set<string>();
  const lines: Line[] = [];
  const parts: StoredPart[] = splitHtml(converter.shorten(html)).map((part, index) => {
    if (part.kind !== 'block') return { ...part, lines: [] };
    const [open, close] = part.wrappers;
    const read = restartNumbers(
      converter.read(open + part.html + close).map((line) => identifyRows(line, index)),
      lines.at(-1),
    );
    if (read.length > 0)
      for (const loss of findLosses(part.html, converter.write(read))) losses.add(loss);
    const shown = read.length > 0 ? read : [[{ insert: { stored: part.html } }]];
    lines.push(...shown);
    return { ...part, lines: shown.map(identify) };
  });
  // The content of a Quill editor always ends with a line of text.
  if (lines.length === 0 || lines.at(-1)?.every(isBlockEmbed)) {
    lines.push(emptyLine);
    parts.push({ ...noBlock, lines: [identify(emptyLine)] });
  }
  return { parts, content: new Delta(lines.flat()), losses: [...losses] };
}

/** The stored HTML of a block for which the editor has no lines. */
function getStored(line: Line): string | undefined {
  const insert = line[0]?.insert;
  return typeof insert === 'object' && typeof insert['stored'] === 'string'
    ? insert['stored']
    : undefined;
}

/** The table that contains a line as a cell. */
const getTable = (line: Line = []) => getTableId(line.at(-1)?.attributes?.['table']);

/** Writes the content of the editor. Parts that were not edited are written as they are stored. */
export function writeDocument({ parts }: RichDocument, content: Delta, converter: Converter) {
  const lines = splitLines(content);
  const html = joinHtml(parts, lines.map(identify), (start, end) => {
    const runs: (string | Line[])[] = [];
    for (const line of lines.slice(start, end)) {
      const last = runs.at(-1);
      const [previous] = Array.isArray(last) ? last : [];
      const stored = getStored(line);
      if (stored !== undefined) runs.push(stored);
      else if (Array.isArray(last) && getTable(previous) === getTable(line)) last.push(line);
      else runs.push([line]);
    }
    return runs.map((run) => (typeof run === 'string' ? run : converter.write(run))).join('\n');
  });
  return converter.expand(html);
}
