/** The texts of a response at the limits of what the contract allows. */
import { mapValues } from 'es-toolkit';
import { splitWords } from '../../../src/engine/config/labels.ts';
import { combineSchemas, type JsonSchema } from '../../generate/combine-schemas.ts';

/** The length of texts without a limit in the contract, or with a higher one. */
const unlimitedLength = 400;
const mostLength = 10_000;

/** A word of 79 letters, which fits into no line on a phone. */
const longWord = 'Donaudampfschiffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longSentence = 'and then the story went on, although everyone had thought that it was over, ';

const longEmail = `${'a-very-long-mailbox-name-'.repeat(3).slice(0, 64)}@${'department.'.repeat(10)}example.com`;

const longestText = (_text: string, length: number) =>
  // A space at the end would not be visible.
  `${longWord} `.padEnd(length, longSentence).slice(0, length).replace(/ $/, '.');

/** Arabic and Hebrew words in turn. */
const rightToLeftWords =
  'قصة סיפור طويلة ארוך مدينة עיר بعيدة רחוקה باب דלת لا שאינה يغلق נסגרת أبدًا לעולם ورسالة ומכתב'.split(
    ' ',
  );

/** Writes as many words as the text has. Different texts become different words. */
const rightToLeftText = (text: string) =>
  text.replaceAll(/\S+/g, (word) => rightToLeftWords[word.length % rightToLeftWords.length] ?? '');

/** Emoji: joined ones, one with a skin tone, a flag, a joined flag, and one of the newest. */
const emojiText = (text: string) =>
  ['👩‍👩‍👧‍👦', isMarkup(text) ? '' : text, '👍🏽🇺🇳🏳️‍🌈🫠'].filter(Boolean).join(' ');

interface LimitTexts {
  label: string;
  /** Returns a text to use instead. What exceeds the length is cut off. */
  write: (text: string, length: number) => string;
  /** An email address to use instead. */
  email?: string;
}

/** The texts by the name of the scenario. */
export const limitTexts: Readonly<Record<string, LimitTexts>> = {
  'longest-texts': { label: 'Longest texts', write: longestText, email: longEmail },
  'right-to-left': { label: 'Right-to-left texts', write: rightToLeftText },
  emoji: { label: 'Emoji', write: emojiText },
};

const isMarkup = (text: string) => /^\s*<[a-z]/i.test(text);
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/**
 * Patterns of values that programs read: URLs, paths, dates, times, colours, identifiers, tokens, and all texts without
 * a letter.
 */
const machineValues = [
  /^\w+:\S*$/,
  /^\/\S*$/,
  /^\d{4}-\d\d-\d\d/,
  /^\d\d:\d\d/,
  /^#[0-9a-f]+$/i,
  /^(?=.*\d)[0-9a-f-]{12,}$/i,
  /^eyJ[\w-]*\./,
  /^\P{L}*$/u,
];

/** The last words in names of values that programs read. */
const machineWords = new Set(['id', 'ids', 'token', 'secret', 'password', 'hash']);

/** Whether people write the text, and the contract gives it no format other than that of an email address. */
const isForPeople = (
  text: string,
  { format = 'email', pattern, enum: options }: JsonSchema,
  name: string,
) =>
  format === 'email' &&
  pattern === undefined &&
  options === undefined &&
  !machineWords.has(splitWords(name).at(-1) ?? '') &&
  !machineValues.some((value) => value.test(text));

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** JSON Schema counts characters, not UTF-16 units (draft 2020-12, validation, section 6.3). */
const countCharacters = (text: string) => [...text].length;

/** Cuts a text to the allowed length, but never within a joined emoji or before an accent. */
function cut(text: string, length: number): string {
  let result = '';
  let left = length;
  for (const { segment } of segmenter.segment(text)) {
    left -= countCharacters(segment);
    if (left < 0) break;
    result += segment;
  }
  return result.trim();
}

function replaceText(
  text: string,
  { minLength = 0, maxLength = Infinity }: JsonSchema,
  { write, email = text }: LimitTexts,
): string {
  const most = maxLength > mostLength ? unlimitedLength : maxLength;
  const [start, end] = isMarkup(text) ? ['<p>', '</p>'] : ['', ''];
  const inner = most - start.length - end.length;
  const replaced = isEmail(text) ? email : start + cut(write(text, inner), inner) + end;
  const length = countCharacters(replaced);
  return length >= minLength && length <= most ? replaced : text;
}

const hasAlternatives = ({ oneOf, anyOf = oneOf, allOf = [] }: JsonSchema): boolean =>
  (anyOf ?? []).filter(({ type }) => type !== 'null').length > 1 || allOf.some(hasAlternatives);

/** Keywords whose inner schemas are ignored. */
const condition =
  /^(contains|dependentSchemas|if|not|patternProperties|prefixItems|propertyNames|unevaluated(Items|Properties))$/;

/**
 * Replaces each text in a value that people write. The value stays valid: parts with alternatives or conditions are not
 * replaced, nor texts that would occur twice if the contract forbids that.
 */
export function replaceTexts(
  value: unknown,
  schema: JsonSchema,
  texts: LimitTexts,
  name = '',
): unknown {
  const combined = combineSchemas(schema);
  if (hasAlternatives(schema) || Object.keys(combined).some((keyword) => condition.test(keyword)))
    return value;
  if (typeof value === 'string')
    return isForPeople(value, combined, name) ? replaceText(value, combined, texts) : value;
  if (typeof value !== 'object' || value === null) return value;
  const { items = {}, properties = {}, additionalProperties, uniqueItems } = combined;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  if (!Array.isArray(value))
    return mapValues(value as Record<string, unknown>, (inner, key) =>
      replaceTexts(inner, properties[key] ?? others, texts, key),
    );
  const replaced = value.map((item: unknown) => replaceTexts(item, items, texts, name));
  return uniqueItems && new Set(replaced).size < replaced.length ? value : replaced;
}
