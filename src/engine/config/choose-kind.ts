import type { Constraints } from '../../api/contract.ts';
import type { CellType } from './fields.ts';
import { type InputType, isParts } from './input-values.ts';
import { splitWords } from './labels.ts';

const hasWord = (name: string, words: RegExp) => splitWords(name).some((word) => words.test(word));

const imageWords = /^(picture|image|photo|avatar|logo|icon|thumbnail)s?$/;
const addressWords = /^(url|uri|link|href|src|path|file)$/;
const linkWords = /^(url|uri|link|website|homepage)$/;
const longTextWords =
  /^(description|text|content|body|bio|notes?|comments?|message|summary|about)$/;

/** Whether a property is a part of a person's name. */
export const isNamePart = (name: string) =>
  /^(first|middle|last|given|family)name$/.test(splitWords(name).join(''));

/** The type of a value that is not null. */
export const getType = ({ type }: Constraints): string | undefined =>
  [type ?? []].flat().find((name) => name !== 'null');

export const isNullable = ({ type }: Constraints): boolean => [type ?? []].flat().includes('null');

export const isText = (constraints: Constraints) => getType(constraints) === 'string';

/** Whether a text is the URL of an image, according to its name: `logo` or `cover_image_url`, but not `image_id`. */
function isImageUrl(name: string, constraints: Constraints): boolean {
  if (!isText(constraints) || constraints.format === 'binary') return false;
  return imageWords.test(splitWords(name).findLast((word) => !addressWords.test(word)) ?? '');
}

/** Whether a text is the URL of a page. */
const isLinkUrl = (name: string, constraints: Constraints): boolean =>
  !isImageUrl(name, constraints) && (constraints.format === 'uri' || hasWord(name, linkWords));

/** A text that is never longer than this is one line. */
const maxLineLength = 256;

/** Whether a text may be longer than a line. A name never is, whatever its maximum length. */
function isLongText(name: string, { maxLength = 0 }: Constraints): boolean {
  if (/^(name|title|label)$|name$/.test(splitWords(name).at(-1) ?? '')) return false;
  return maxLength > maxLineLength || hasWord(name, longTextWords);
}

const secretWords =
  /^(password|passwd|pwd|passcode|passphrase|secret|token|credential|otp|cvv|cvc|(api|private)key)s?$/;
const secretKeyWords = /\b(api|access|private|secret|signing|encryption) keys?\b/;

/** The last word of a name that is about a secret, but is no secret itself: `tokenType`, `passwordChangedBy`. */
const aboutWords = /^(id|name|type|kind|status|by|at|on|date|url|uri|policy|version)$/;

/**
 * Whether a property is a secret, such as a password or a token. A secret is never shown, exported or used as a name,
 * and its input hides what is typed. A number, a date or a value of an enum is no secret: it can only be about one.
 */
export function isSecret(name: string, constraints: Constraints): boolean {
  const { format = '', writeOnly = false, enum: options, items } = constraints;
  if (writeOnly || format === 'password') return true;
  if (items) return isSecret(name, items);
  const isOther = /^(number|integer|boolean)$/.test(getType(constraints) ?? '');
  if (isOther || options || /^(date|time|date-time|binary)$/.test(format)) return false;
  const words = splitWords(name);
  if (aboutWords.test(words.at(-1) ?? '')) return false;
  return words.some((word) => secretWords.test(word)) || secretKeyWords.test(words.join(' '));
}

/** Removes the secrets from a value and its parts. Secrets are recognised by their names and by the constraints. */
export function omitSecrets(value: unknown, { items, properties = {} }: Constraints = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => omitSecrets(item, items));
  if (!isParts(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(name, properties[name] ?? {}))
      .map(([name, part]) => [name, omitSecrets(part, properties[name])]),
  );
}

/** Whether the pattern matches the valid text and none of the invalid ones. */
function matchesOnly({ pattern }: Constraints, valid: string, ...invalid: string[]): boolean {
  if (pattern === undefined) return false;
  const expression = new RegExp(pattern, 'u');
  return expression.test(valid) && !invalid.some((text) => expression.test(text));
}

const isColour = (constraints: Constraints) => matchesOnly(constraints, '#a1b2c3', 'a1b2c3', '#');

/** Whether a list has values that a cell can join to one text. */
const isListOfScalars = ({ items = {} }: Constraints) =>
  /^(string|number|integer)$/.test(getType(items) ?? '');

/** Whether a value may be of several types other than null. */
const isMixed = ({ type }: Constraints) =>
  [type ?? []].flat().filter((name) => name !== 'null').length > 1;

/** The built-in cell that shows a property. A value of unknown type is shown like an object. */
export function chooseCell(name: string, constraints: Constraints): CellType {
  const type = getType(constraints);
  if (isMixed(constraints)) return 'object';
  if (type === 'boolean') return 'yesNo';
  if (type === 'number' || type === 'integer') return 'text';
  if (type === 'array') return isListOfScalars(constraints) ? 'texts' : 'count';
  if (type !== 'string') return 'object';
  if (constraints.enum) return 'enum';
  if (constraints.format === 'date-time') return 'dateTime';
  if (isImageUrl(name, constraints)) return 'image';
  if (isLinkUrl(name, constraints)) return 'link';
  if (isColour(constraints)) return 'colour';
  return isLongText(name, constraints) ? 'excerpt' : 'text';
}

const emailWords = /^e?mail$/;

/** Whether a value is the address of a mailbox: `email`, or any text of that format. */
export const isEmail = (name: string, constraints: Constraints) =>
  constraints.format === 'email' || (isText(constraints) && hasWord(name, emailWords));

const contactWords = /^(e?mail|phone|telephone|tel|mobile|fax)$/;
const idFormats = new Set(['email', 'uuid']);

/** Whether a value is an email, a phone number or an identifier: `email`, `mobile_no`, `_id`, `orderId`. */
export const isContactOrId = (name: string, { format = '' }: Constraints) =>
  idFormats.has(format) || hasWord(name, contactWords) || splitWords(name).at(-1) === 'id';

const inputsByFormat: ReadonlyMap<string, InputType> = new Map([
  ['binary', 'file'],
  ['date', 'date'],
  ['date-time', 'dateTime'],
  ['email', 'email'],
  ['password', 'password'],
  ['time', 'time'],
  ['uri', 'url'],
]);

function chooseTextInput(name: string, constraints: Constraints): InputType {
  const { enum: options, format = '' } = constraints;
  if (options) return 'select';
  const formatInput = inputsByFormat.get(format);
  if (formatInput) return formatInput;
  if (isSecret(name, constraints)) return 'password';
  if (isLinkUrl(name, constraints)) return 'url';
  if (matchesOnly(constraints, '2027-03-01', '2027', 'text')) return 'date';
  if (isColour(constraints)) return 'colour';
  if (matchesOnly(constraints, '123', '12a', 'text', '-12', '+12')) return 'digits';
  return isLongText(name, constraints) ? 'textarea' : 'text';
}

/**
 * The built-in input for a property, by its type and constraints. A property without a fitting input is edited as JSON.
 */
export function chooseInput(name: string, constraints: Constraints): InputType {
  if (constraints.hasAlternatives || isMixed(constraints)) return 'json';
  switch (getType(constraints)) {
    case 'boolean':
      return isNullable(constraints) ? 'yesNo' : 'checkbox';
    case 'number':
    case 'integer':
      return constraints.enum ? 'select' : 'number';
    case 'array':
      return constraints.items?.enum ? 'json' : 'array';
    case 'string':
      return chooseTextInput(name, constraints);
    default:
      return Object.keys(constraints.properties ?? {}).length > 0 ? 'group' : 'json';
  }
}
