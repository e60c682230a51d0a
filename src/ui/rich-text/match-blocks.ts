/** A block of the stored text, as the lines that the editor shows for it; each line as a text that identifies its content. */
export interface LinesOfBlock {
  lines: readonly string[];
}

/** Where the blocks of the stored text are among the lines of the edited one. */
export interface BlockMatches {
  /** The positions of the blocks that kept their order, by index; undefined for all others. */
  kept: (number | undefined)[];
  /** The blocks that were moved, by position. */
  moved: Map<number, number>;
}

/** Replaces texts, which can hold images, by numbers, which are compared fast. */
function createNumbering(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

/**
 * Finds the blocks whose lines are still there, all of them and in a row: first the most lines that have kept their order,
 * then what was moved. What it compares is the content, so that undoing a change makes a block an unedited one again.
 */
export function matchBlocks(
  blocks: readonly LinesOfBlock[],
  currentLines: readonly string[],
): BlockMatches {
  const getNumber = createNumbering();
  const stored = blocks.map(({ lines }) => lines.map(getNumber));
  const current = currentLines.map(getNumber);
  const kept: BlockMatches['kept'] = blocks.map(() => undefined);
  const lengthOf = (block: number) => stored[block]?.length ?? 0;
  const isAt = (block: number, position: number) =>
    lengthOf(block) > 0 &&
    stored[block]?.every((line, offset) => line === current[position + offset]) === true;

  // Most of a text is as it was: what is equal at the start and at the end needs no search.
  let first = 0;
  let firstLine = 0;
  while (isAt(first, firstLine)) {
    kept[first] = firstLine;
    firstLine += lengthOf(first);
    first += 1;
  }
  let end = blocks.length;
  let endLine = current.length;
  while (
    end > first &&
    endLine - lengthOf(end - 1) >= firstLine &&
    isAt(end - 1, endLine - lengthOf(end - 1))
  ) {
    end -= 1;
    endLine -= lengthOf(end);
    kept[end] = endLine;
  }

  // The longest common subsequence: how many lines the rest of both can share, from each pair of positions on.
  const width = endLine - firstLine + 1;
  const shared = new Uint32Array((end - first + 1) * width);
  const getShared = (block: number, line: number) =>
    shared[(block - first) * width + line - firstLine] ?? 0;
  const fits = (block: number, line: number) =>
    line + lengthOf(block) <= endLine && isAt(block, line);
  for (let block = end - 1; block >= first; block -= 1) {
    for (let line = endLine - 1; line >= firstLine; line -= 1) {
      const skipped = Math.max(getShared(block + 1, line), getShared(block, line + 1));
      const length = lengthOf(block);
      const taken = fits(block, line) ? length + getShared(block + 1, line + length) : 0;
      shared[(block - first) * width + line - firstLine] = Math.max(skipped, taken);
    }
  }
  for (let block = first, line = firstLine; block < end && line < endLine;) {
    const length = lengthOf(block);
    const best = getShared(block, line);
    if (fits(block, line) && best === length + getShared(block + 1, line + length)) {
      kept[block] = line;
      block += 1;
      line += length;
    } else if (best === getShared(block + 1, line)) block += 1;
    else line += 1;
  }

  return { kept, moved: findMoved(stored, current, kept) };
}

/** Finds the other blocks, each at the first place where it is whole. */
function findMoved(
  stored: readonly number[][],
  current: readonly number[],
  kept: BlockMatches['kept'],
): Map<number, number> {
  const isFree = current.map(() => true);
  const take = (position: number, length: number) =>
    isFree.fill(false, position, position + length);
  for (const [block, position] of kept.entries()) {
    if (position !== undefined) take(position, stored[block]?.length ?? 0);
  }
  const moved = new Map<number, number>();
  for (const [block, lines] of stored.entries()) {
    if (kept[block] !== undefined || lines.length === 0) continue;
    const position = current.findIndex((_, start) =>
      lines.every((line, offset) => isFree[start + offset] && line === current[start + offset]),
    );
    if (position < 0) continue;
    moved.set(position, block);
    take(position, lines.length);
  }
  return moved;
}
