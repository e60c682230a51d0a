import { matchBlocks } from './match-blocks.ts';
import { closeHtml, type HtmlPart } from './split-html.ts';

/** A part of the stored text, with its lines in the editor. Only blocks have lines. */
export interface StoredPart extends HtmlPart {
  /** Each line is a text that identifies its content. */
  lines: readonly string[];
}

type IndexedPart = StoredPart & { index: number };

/** A piece of the text to be stored: a stored part, or newly written HTML. */
type Piece = Pick<IndexedPart, 'html'> & Partial<IndexedPart>;

const nothing: Piece = { html: '' };
const lineBreak: Piece = { html: '\n' };

/** A place for lines between two tags of wrappers, with the blocks and white space that are stored there. */
interface Slot {
  parts: IndexedPart[];
  /** The number of wrappers that are open at this place. */
  depth: number;
}

const isSpace = ({ html }: Pick<HtmlPart, 'html'>) => html.trim() === '';

const countLines = ({ parts }: Slot) => parts.reduce((sum, { lines }) => sum + lines.length, 0);

/** The slots between the tags of some parts, and these tags, in order. */
function findSlots(parts: readonly IndexedPart[]): (Slot | IndexedPart)[] {
  let slot: Slot = { parts: [], depth: 0 };
  const found: (Slot | IndexedPart)[] = [slot];
  for (const part of parts) {
    if (part.kind === 'block' || isSpace(part)) slot.parts.push(part);
    else {
      const change = { open: 1, close: -1, ignored: 0 }[part.kind];
      slot = { parts: [], depth: slot.depth + change };
      found.push(part, slot);
    }
  }
  return found;
}

/**
 * How many lines each slot receives: as many as were stored there. The remaining lines follow the last stored lines, or
 * go into the innermost wrapper.
 */
function distributeLines(slots: readonly Slot[], lineCount: number, isStart: boolean): number[] {
  let left = lineCount;
  const counts = slots.map((slot) => {
    const count = Math.min(countLines(slot), left);
    left -= count;
    return count;
  });
  const depth = Math.max(...slots.map((slot) => slot.depth));
  const isInnermost = (slot: Slot) => slot.depth === depth;
  const innermost = isStart ? slots.findLastIndex(isInnermost) : slots.findIndex(isInnermost);
  const lastStored = slots.findLastIndex((slot) => countLines(slot) > 0);
  const rest = lastStored < 0 ? innermost : lastStored;
  return counts.map((count, index) => (index === rest ? count + left : count));
}

/** The white space before and after the content of a slot. Inserted content gets a line of its own. */
function getSpaces({ parts }: Slot, isStart: boolean): [before: Piece, after: Piece] {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return isStart ? [nothing, lineBreak] : [lineBreak, nothing];
  return [isSpace(first) ? first : nothing, isSpace(last) ? last : nothing];
}

/**
 * Joins pieces. A piece that is not closed would include the text after it, so it is closed. Loose texts that follow
 * each other are separated, because they would become one line.
 */
function joinPieces(pieces: readonly Piece[]): string {
  let joined = '';
  let isInLine = false;
  for (const [position, piece] of pieces.entries()) {
    const next = pieces[position + 1];
    const isMoved = piece.kind === 'block' && next && next.index !== (piece.index ?? 0) + 1;
    const following = isMoved && pieces.slice(position + 1).find((each) => !isSpace(each));
    const html = following ? closeHtml(piece.html, following.isLoose === true) : piece.html;
    if (isInLine && piece.isLoose && !isSpace(piece)) joined += '<br>';
    joined += html;
    if (!isSpace(piece)) isInLine = piece.isLoose === true && !/<br[^>]*>\s*$/i.test(html);
  }
  return joined;
}

/**
 * Writes the edited text. If all lines of a block are still there, the block is written as it is stored, byte for byte,
 * even if it was moved. `writeLines` writes all other lines, from one index to before another one. The tags of wrappers
 * are kept.
 */
export function joinHtml(
  storedParts: readonly StoredPart[],
  currentLines: readonly string[],
  writeLines: (start: number, end: number) => string,
): string {
  const parts = storedParts.map((part, index) => ({ ...part, index }));
  const blocks = parts.filter(({ kind }) => kind === 'block');
  const { kept, moved } = matchBlocks(blocks, currentLines);
  const keptLines = new Map(blocks.map(({ index }, block) => [index, kept[block]]));

  function writeBlocks(start: number, end: number): Piece[] {
    const pieces: Piece[] = [];
    let line = start;
    while (line < end) {
      const from = line;
      const block = blocks[moved.get(line) ?? -1];
      if (pieces.length > 0) pieces.push(lineBreak);
      if (block && line + block.lines.length <= end) {
        pieces.push(block);
        line += block.lines.length;
        continue;
      }
      do line += 1;
      while (line < end && !moved.has(line));
      pieces.push({ html: writeLines(from, line) });
    }
    return pieces;
  }

  /**
   * Writes the lines that replace some stored parts. If there are no lines, the wrapper and the white space around the
   * parts are removed, too.
   */
  function writeGap(gap: readonly IndexedPart[], start: number, end: number): Piece[] {
    const isStart = start === 0 && (gap[0]?.index ?? 0) === 0;
    if (start === end && gap.every(({ kind }) => kind !== 'block')) return [...gap];
    const found = findSlots(gap);
    const slots = found.filter((item) => 'parts' in item);
    const counts = distributeLines(slots, end - start, isStart);
    const pieces: Piece[] = [];
    let line = start;
    for (const item of found) {
      if ('parts' in item) {
        const lineCount = counts.shift() ?? 0;
        const written = writeBlocks(line, line + lineCount);
        const [before, after] = getSpaces(item, isStart);
        if (written.length > 0 || item.parts.length > 0) pieces.push(before);
        pieces.push(...written);
        if (written.length > 0) pieces.push(after);
        line += lineCount;
      } else {
        const last = pieces.findLastIndex((piece) => !isSpace(piece));
        if (item.kind === 'close' && pieces[last]?.kind === 'open') pieces.splice(last);
        else pieces.push(item);
      }
    }
    return pieces;
  }

  const pieces: Piece[] = [];
  let gap: IndexedPart[] = [];
  let line = 0;
  for (const part of parts) {
    const keptLine = keptLines.get(part.index);
    if (keptLine === undefined) gap.push(part);
    else {
      pieces.push(...writeGap(gap, line, keptLine), part);
      line = keptLine + part.lines.length;
      gap = [];
    }
  }
  pieces.push(...writeGap(gap, line, currentLines.length));
  return joinPieces(pieces);
}
