import type { JsonSchema } from '../generate/contract-routes.ts';
import { isStarters, present } from './schema.ts';
import { wordsOf } from './words.ts';

const hasWord = (name: string, words: RegExp) => wordsOf(name).some((word) => words.test(word));

const pictures = /^(picture|image|photo|avatar|logo|icon|thumbnail)s?$/;
const links = /^(url|uri|link|website|homepage)$/;
const texts = /^(description|text|content|body|bio|notes?|comments?|message|summary|about)$/;

const isText = ({ type }: JsonSchema) => type === 'string';

/** Whether a text is the address of a picture: its name or its description says so. */
export function isPicture(name: string, schema: JsonSchema): boolean {
  const { description = '', ...value } = present(schema);
  return isText(value) && (hasWord(name, pictures) || hasWord(description, pictures));
}

const isLong = (name: string, { maxLength = 0 }: JsonSchema) =>
  maxLength > 100 || hasWord(name, texts);

/** Whether the pattern takes the one text and none of the others. */
function takes({ pattern }: JsonSchema, right: string, ...wrong: string[]): boolean {
  if (pattern === undefined) return false;
  const expression = new RegExp(pattern, 'u');
  return expression.test(right) && !wrong.some((text) => expression.test(text));
}

const statuses = new Set<unknown>(['active', 'upcoming', 'completed']);

/** The cell that shows a property; undefined where there is none for its type. */
export function cellOf(name: string, schema: JsonSchema): string | undefined {
  const value = present(schema);
  if (value.type === 'boolean') return 'yesNo';
  if (value.type === 'number' || value.type === 'integer') return 'text';
  if (value.type === 'array') return isStarters(value) ? 'starters' : 'count';
  if (!isText(value)) return undefined;
  if (value.enum) return value.enum.every((word) => statuses.has(word)) ? 'status' : 'text';
  if (value.format === 'date-time') return 'dateTime';
  if (isPicture(name, value)) return 'image';
  if (value.format === 'uri' || hasWord(name, links)) return 'link';
  return isLong(name, value) ? 'excerpt' : 'text';
}

/** The input that edits a property, after its type and its limits; undefined where there is none. */
export function inputOf(name: string, schema: JsonSchema): string | undefined {
  const value = present(schema);
  if (value.type === 'boolean') return 'checkbox';
  if (value.type === 'number' || value.type === 'integer') return 'number';
  if (value.type === 'array') return isStarters(value) ? 'starters' : undefined;
  if (!isText(value) || value.const !== undefined) return undefined;
  if (value.enum) return 'select';
  if (value.format === 'binary') return 'image';
  if (value.format === 'date' || takes(value, '2027-03-01', '2027', 'text')) return 'date';
  if (takes(value, '#a1b2c3', 'a1b2c3', '#')) return 'colour';
  if (takes(value, '123', '12a', 'text', '-12', '+12')) return 'digits';
  return isLong(name, value) ? 'textarea' : 'text';
}
