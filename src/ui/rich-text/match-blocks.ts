/** A block of the stored text, with its lines in the editor. Each line is a text that identifies its content. */
export interface LinesOfBlock {
  lines: readonly string[];
}

/** The positions of the stored blocks among the edited lines. */
export interface BlockMatches {
  /** For each block, its position if its order was kept, else undefined. */
  kept: (number | undefined)[];
  /** For each position to which a block was moved, the index of the block. */
  moved: Map<number, number>;
}

/** Returns a function that replaces texts by numbers. Texts may contain images, and numbers are compared faster. */
function createNumbering(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

/**
 * Finds the blocks whose lines are all still there, one after the other. It first finds the largest number of lines
 * that have kept their order, and then the blocks that were moved. Only content is compared, so that a block counts as
 * unedited again after a change was undone.
 */
export function matchBlocks(
  blocks: readonly LinesOfBlock[],
  currentLines: readonly string[],
): BlockMatches {
  const getNumber = createNumbering();
  const stored = blocks.map(({ lines }) => lines.map(getNumber));
  const current = currentLines.map(getNumber);
  const kept: BlockMatches['kept'] = blocks.map(() => undefined);
  const getLength = (block: number) => stored[block]?.length ?? 0;
  const isAt = (block: number, position: number) =>
    getLength(block) > 0 &&
    stored[block]?.every((line, offset) => line === current[position + offset]) === true;

  // Most of a text is unchanged. Equal lines at its start and end are skipped.
  let first = 0;
  let firstLine = 0;
  while (isAt(first, firstLine)) {
    kept[first] = firstLine;
    firstLine += getLength(first);
    first += 1;
  }
  let end = blocks.length;
  let endLine = current.length;
  while (
    end > first &&
    endLine - getLength(end - 1) >= firstLine &&
    isAt(end - 1, endLine - getLength(end - 1))
  ) {
    end -= 1;
    endLine -= getLength(end);
    kept[end] = endLine;
  }

  // The longest common subsequence: for each pair of positions, how many lines the rests of both texts can share.
  const width = endLine - firstLine + 1;
  const shared = new Uint32Array((end - first + 1) * width);
  const getShared = (block: number, line: number) =>
    shared[(block - first) * width + line - firstLine] ?? 0;
  const fits = (block: number, line: number) =>
    line + getLength(block) <= endLine && isAt(block, line);
  for (let block = end - 1; block >= first; block -= 1) {
    for (let line = endLine - 1; line >= firstLine; line -= 1) {
      const skipped = Math.max(getShared(block + 1, line), getShared(block, line + 1));
      const length = getLength(block);
      const taken = fits(block, line) ? length + getShared(block + 1, line + length) : 0;
      shared[(block - first) * width + line - firstLine] = Math.max(skipped, taken);
    }
  }
  for (let block = first, line = firstLine; block < end && line < endLine;) {
    const length = getLength(block);
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

/** Finds each of the other blocks at the first place that has all of its lines. */
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
