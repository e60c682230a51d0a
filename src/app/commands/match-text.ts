/** How texts match what is typed, without regard to case and accents. */

/** Lower case without accents, with as many characters as the text: positions stay those of the text. */
const normalise = (text: string): string =>
  [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character;
    })
    .join('');

const splitWords = (text: string) => normalise(text).split(/\s+/).filter(Boolean);

const isWordStart = (text: string, index: number) =>
  index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '');

/** Where a word begins in a text, preferably at the start of a word; -1 if it does not occur. */
function findWord(text: string, word: string): number {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    if (isWordStart(text, index)) return index;
  }
  return text.indexOf(word);
}

/** How well a text matches: 1 for the same text, 0 if a word of the query does not occur in it. */
export function scoreText(text: string, query: string): number {
  const normalText = normalise(text).trim();
  const normalQuery = normalise(query).trim();
  const words = splitWords(query);
  const positions = words.map((word) => findWord(normalText, word));
  if (words.length === 0 || positions.includes(-1)) return 0;
  if (normalText === normalQuery) return 1;
  if (normalText.startsWith(normalQuery)) {
    return isWordStart(normalText, normalQuery.length + 1) ? 0.9 : 0.8;
  }
  if (positions.every((position) => isWordStart(normalText, position))) return 0.7;
  return 0.5;
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The parts of a text that match a word of the query, and those between them. */
export function splitMatches(text: string, query: string): TextPart[] {
  const normalText = normalise(text);
  const matching = new Set<number>();
  for (const word of splitWords(query)) {
    const start = findWord(normalText, word);
    if (start >= 0) for (let index = 0; index < word.length; index++) matching.add(start + index);
  }
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index++) {
    const isMatch = matching.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text[index];
    else parts.push({ text: text[index] ?? '', isMatch });
  }
  return parts;
}
