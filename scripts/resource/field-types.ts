import type { JsonSchema } from '../generate/combine-schemas.ts';
import { splitWords } from '../../src/engine/labels.ts';
import { isListOfTexts, withoutNull } from './schema.ts';

const hasWord = (name: string, words: RegExp) => splitWords(name).some((word) => words.test(word));

const imageWords = /^(picture|image|photo|avatar|logo|icon|thumbnail)s?$/;
const linkWords = /^(url|uri|link|website|homepage)$/;
const longTextWords =
  /^(description|text|content|body|bio|notes?|comments?|message|summary|about)$/;

const isText = ({ type }: JsonSchema) => type === 'string';

/** Whether a text is the URL of an image, according to its name or its description. */
export function isImageUrl(name: string, schema: JsonSchema): boolean {
  const { description = '', ...value } = withoutNull(schema);
  return isText(value) && (hasWord(name, imageWords) || hasWord(description, imageWords));
}

const isLongText = (name: string, { maxLength = 0 }: JsonSchema) =>
  maxLength > 100 || hasWord(name, longTextWords);

/** Whether the schema's pattern matches the valid text and none of the invalid ones. */
function matchesOnly({ pattern }: JsonSchema, valid: string, ...invalid: string[]): boolean {
  if (pattern === undefined) return false;
  const expression = new RegExp(pattern, 'u');
  return expression.test(valid) && !invalid.some((text) => expression.test(text));
}

/** The built-in cell that shows a property; undefined where none fits its type. */
export function chooseCell(name: string, schema: JsonSchema): string | undefined {
  const value = withoutNull(schema);
  if (value.type === 'boolean') return 'yesNo';
  if (value.type === 'number' || value.type === 'integer') return 'text';
  if (value.type === 'array') return 'count';
  if (!isText(value)) return undefined;
  if (value.enum) return 'text';
  if (value.format === 'date-time') return 'dateTime';
  if (isImageUrl(name, value)) return 'image';
  if (value.format === 'uri' || hasWord(name, linkWords)) return 'link';
  return isLongText(name, value) ? 'excerpt' : 'text';
}

/** The built-in input for a property's type and constraints; undefined where none fits. */
export function chooseInput(name: string, schema: JsonSchema): string | undefined {
  const value = withoutNull(schema);
  if (value.type === 'boolean') return 'checkbox';
  if (value.type === 'number' || value.type === 'integer') return 'number';
  if (value.type === 'array') return isListOfTexts(value) ? 'list' : undefined;
  if (!isText(value) || value.const !== undefined) return undefined;
  if (value.enum) return 'select';
  if (value.format === 'binary') return 'image';
  if (value.format === 'date' || matchesOnly(value, '2027-03-01', '2027', 'text')) return 'date';
  if (matchesOnly(value, '#a1b2c3', 'a1b2c3', '#')) return 'colour';
  if (matchesOnly(value, '123', '12a', 'text', '-12', '+12')) return 'digits';
  return isLongText(name, value) ? 'textarea' : 'text';
}
