/** Texts at the limits of what a contract allows. */
import type { JsonSchema } from '../../generate/json-schema.ts';

/** The text that replaces another one; undefined if it stays. */
export type ReplaceText = (text: string, schema: JsonSchema) => string | undefined;

/** JSON Schema counts characters, not UTF-16 units (draft 2020-12, validation, section 6.3). */
const countCharacters = (text: string) => [...text].length;

/** Whether a text keeps the limits and the pattern of a schema. */
export function fits(
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: JsonSchema,
): boolean {
  const length = countCharacters(text);
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of a text as a schema allows, without cutting a joined emoji or an accent off. */
function limit(text: string, { minLength = 0, maxLength = Infinity }: JsonSchema): string {
  let result = '';
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    length += countCharacters(segment);
    if (length > maxLength) break;
    result += segment;
  }
  const trimmed = result.trim();
  return trimmed + '.'.repeat(Math.max(0, minLength - countCharacters(trimmed)));
}

const isMarkup = (text: string) => /^\s*<[a-z]/i.test(text);

/** A paragraph in place of a text of HTML. */
function withMarkup(original: string, text: string, { maxLength = Infinity }: JsonSchema): string {
  if (!isMarkup(original)) return limit(text, { maxLength });
  const [start, end] = ['<p>', '</p>'];
  return start + limit(text, { maxLength: maxLength - start.length - end.length }) + end;
}

/** Without a limit in the contract; also the most where its limit is no practical one. */
const unlimitedLength = 400;
const mostLength = 10_000;

/** 79 letters, for which no line is wide enough on a phone. */
const longWord = 'Donaudampfschiffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longSentence = 'and then the story went on, although everyone had thought that it was over, ';

const longEmail = `${'a-very-long-mailbox-name-'.repeat(3).slice(0, 64)}@${'department.'.repeat(10)}example.com`;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

const longestText: ReplaceText = (text, schema) => {
  const { maxLength = unlimitedLength } = schema;
  if (isEmail(text)) return longEmail;
  const length = Math.min(maxLength, mostLength);
  const long = `${longWord} `.padEnd(length + 1, longSentence).slice(0, length);
  // A space at the end would not be seen.
  return withMarkup(text, long.replace(/ $/, '.'), { ...schema, maxLength: length });
};

const arabic = 'قصة طويلة عن مدينة بعيدة وباب لا يغلق أبدًا ورسالة لم تصل'.split(' ');
const hebrew = 'סיפור ארוך על עיר רחוקה ודלת שאינה נסגרת לעולם ומכתב שלא הגיע'.split(' ');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** As many words as make up a length, from the given one on. */
function takeWords(words: readonly string[], length: number, from: number): string {
  const taken: string[] = [];
  while (taken.length === 0 || taken.join(' ').length < length) {
    taken.push(words[(from + taken.length) % words.length] ?? '');
  }
  return taken.join(' ');
}

const rightToLeftText: ReplaceText = (text, schema) => {
  if (isEmail(text)) return undefined;
  // Different texts for different ones.
  const from = sum([...text].map((character) => character.codePointAt(0) ?? 0));
  const words = from % 2 === 0 ? arabic : hebrew;
  return withMarkup(text, takeWords(words, text.length, from), schema);
};

/** Joined, with a skin tone, a flag, and one of the newest. */
const emoji = ['👩‍👩‍👧‍👦', '👍🏽', '🇺🇳', '🏳️‍🌈', '🫠'];

const emojiText: ReplaceText = (text, schema) => {
  if (isEmail(text)) return undefined;
  const [first = '', ...others] = emoji;
  const parts = isMarkup(text) ? emoji : [first, text, others.join('')];
  return withMarkup(text, parts.join(' '), schema);
};

/** By the name of the scenario. */
export const limitTexts: Readonly<Record<string, { label: string; replace: ReplaceText }>> = {
  'longest-texts': { label: 'Longest texts', replace: longestText },
  'right-to-left': { label: 'Right-to-left texts', replace: rightToLeftText },
  emoji: { label: 'Emoji', replace: emojiText },
};
