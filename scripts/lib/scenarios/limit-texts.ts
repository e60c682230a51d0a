/** The example of a response with other texts, at the limits of what the contract allows. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { splitWords } from '../../../src/engine/config/labels.ts';
import type { ContractOperation } from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { exampleBody, findSuccessSchema } from './response-shape.ts';

// Without a logger, which reports each format that ajv does not know.
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
formats.default(ajv);

/** Without a limit in the contract; a limit above the most is no practical one. */
const unlimitedLength = 400;
const mostLength = 10_000;

/** 79 letters, for which no line is wide enough on a phone. */
const longWord = 'Donaudampfschiffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longSentence = 'and then the story went on, although everyone had thought that it was over, ';

const longEmail = `${'a-very-long-mailbox-name-'.repeat(3).slice(0, 64)}@${'department.'.repeat(10)}example.com`;

const longestText = (_text: string, length: number) =>
  // A space at the end would not be seen.
  `${longWord} `.padEnd(length, longSentence).slice(0, length).replace(/ $/, '.');

const arabic = 'قصة طويلة عن مدينة بعيدة وباب لا يغلق أبدًا ورسالة لم تصل'.split(' ');
const hebrew = 'סיפור ארוך על עיר רחוקה ודלת שאינה נסגרת לעולם ומכתב שלא הגיע'.split(' ');

function rightToLeftText(text: string): string {
  // Different texts for different ones.
  const from = [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  const words = from % 2 === 0 ? arabic : hebrew;
  const taken: string[] = [];
  while (taken.length === 0 || taken.join(' ').length < text.length)
    taken.push(words[(from + taken.length) % words.length] ?? '');
  return taken.join(' ');
}

/** Joined, with a skin tone, a flag, and one of the newest. */
const emoji = ['👩‍👩‍👧‍👦', '👍🏽', '🇺🇳', '🏳️‍🌈', '🫠'];

const emojiText = (text: string) =>
  [emoji[0], isMarkup(text) ? '' : text, emoji.slice(1).join('')].filter(Boolean).join(' ');

interface LimitTexts {
  label: string;
  /** Instead of a text; what is longer than the length is cut off. */
  write: (text: string, length: number) => string;
  /** Instead of an email address. */
  email?: string;
}

/** By the name of the scenario. */
export const limitTexts: Readonly<Record<string, LimitTexts>> = {
  'longest-texts': { label: 'Longest texts', write: longestText, email: longEmail },
  'right-to-left': { label: 'Right-to-left texts', write: rightToLeftText },
  emoji: { label: 'Emoji', write: emojiText },
};

const isMarkup = (text: string) => /^\s*<[a-z]/i.test(text);
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** Values that programs read: URLs, paths, dates, times, colours, identifiers, tokens, and all without a letter. */
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

/** The last words of names of values that programs read. */
const machineWords = new Set(['id', 'ids', 'token', 'secret', 'password', 'hash']);

const isForPeople = (text: string, name: string) =>
  !machineWords.has(splitWords(name).at(-1) ?? '') &&
  !machineValues.some((pattern) => pattern.test(text));

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * As much of a text as is allowed, without cutting a joined emoji or an accent off. JSON Schema counts characters, not
 * UTF-16 units (draft 2020-12, validation, section 6.3).
 */
function cut(text: string, length: number): string {
  let result = '';
  let left = length;
  for (const { segment } of segmenter.segment(text)) {
    left -= [...segment].length;
    if (left < 0) break;
    result += segment;
  }
  return result.trim();
}

function replaceText(text: string, length: number, { write, email = text }: LimitTexts): string {
  if (isEmail(text)) return email;
  const [start, end] = isMarkup(text) ? ['<p>', '</p>'] : ['', ''];
  const inner = length - start.length - end.length;
  return start + cut(write(text, inner), inner) + end;
}

/** The schema with a reference wherever it contains itself, or the same part again. */
function withReferences(schema: JsonSchema): object {
  const $defs: Record<string, unknown> = {};
  const references = new Map<object, object>();
  function copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copy);
    const known = references.get(value);
    if (known) return known;
    const name = String(references.size);
    references.set(value, { $ref: `#/$defs/${name}` });
    const entries = Object.entries(value).map(([key, inner]) => [key, copy(inner)]);
    $defs[name] = Object.fromEntries(entries);
    return $defs[name];
  }
  return { ...(copy(schema) as object), $defs };
}

type Parent = Record<string, unknown>;

/** The example of an operation in which each text is replaced that people write, where the result is valid by the contract. */
export function replaceTexts(operation: ContractOperation, texts: LimitTexts): unknown {
  const validate = ajv.compile(withReferences(findSuccessSchema(operation) ?? {}));
  const root: Parent = { body: exampleBody(operation) };

  function replace(parent: Parent, key: string, pointer: string): void {
    const original = String(parent[key]);
    const write = (length: number) => (parent[key] = replaceText(original, length, texts));
    write(mostLength);
    if (validate(root['body'])) return void write(unlimitedLength);
    const limits = (validate.errors ?? [])
      .filter(({ keyword, instancePath }) => keyword === 'maxLength' && instancePath === pointer)
      .map(({ params }) => Number(params['limit']));
    if (limits.length > 0) write(Math.max(...limits));
    if (!validate(root['body'])) parent[key] = original;
  }

  function visit(parent: Parent, key: string, pointer: string, name: string): void {
    const value = parent[key];
    if (typeof value === 'string' && isForPeople(value, name)) return replace(parent, key, pointer);
    if (typeof value !== 'object' || value === null) return undefined;
    for (const inner of Object.keys(value)) {
      const escaped = inner.replaceAll('~', '~0').replaceAll('/', '~1');
      visit(value as Parent, inner, `${pointer}/${escaped}`, Array.isArray(value) ? name : inner);
    }
    return undefined;
  }

  visit(root, 'body', '', '');
  return root['body'];
}
