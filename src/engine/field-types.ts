import type { Constraints } from '../api/contract.ts';
import type { CellType } from './cells/cell-values.ts';
import type { InputType } from './inputs/input-values.ts';
import { splitWords } from './labels.ts';

const hasWord = (name: string, words: RegExp) => splitWords(name).some((word) => words.test(word));

const imageWords = /^(picture|image|photo|avatar|logo|icon|thumbnail)s?$/;
const linkWords = /^(url|uri|link|website|homepage)$/;
const longTextWords =
  /^(description|text|content|body|bio|notes?|comments?|message|summary|about)$/;

/** The type of a value that is not null. */
export const getType = ({ type }: Constraints): string | undefined =>
  [type ?? []].flat().find((name) => name !== 'null');

const isNullable = ({ type }: Constraints) => [type ?? []].flat().includes('null');

const isText = (constraints: Constraints) => getType(constraints) === 'string';

/** Whether a text is the URL of an image, according to its name. */
const isImageUrl = (name: string, constraints: Constraints): boolean =>
  isText(constraints) && constraints.format !== 'binary' && hasWord(name, imageWords);

const isLongText = (name: string, { maxLength = 0 }: Constraints) =>
  maxLength > 100 || hasWord(name, longTextWords);

/** Whether the pattern matches the valid text and none of the invalid ones. */
function matchesOnly({ pattern }: Constraints, valid: string, ...invalid: string[]): boolean {
  if (pattern === undefined) return false;
  const expression = new RegExp(pattern, 'u');
  return expression.test(valid) && !invalid.some((text) => expression.test(text));
}

const isListOfStrings = ({ items }: Constraints) => items !== undefined && isText(items);

/** The built-in cell that shows a property; undefined where none fits its type. */
export function chooseCell(name: string, constraints: Constraints): CellType | undefined {
  const type = getType(constraints);
  if (type === 'boolean') return 'yesNo';
  if (type === 'number' || type === 'integer') return 'text';
  if (type === 'array') return isListOfStrings(constraints) ? 'texts' : 'count';
  if (type !== 'string') return undefined;
  if (constraints.enum) return 'text';
  if (constraints.format === 'date-time') return 'dateTime';
  if (isImageUrl(name, constraints)) return 'image';
  if (constraints.format === 'uri' || hasWord(name, linkWords)) return 'link';
  return isLongText(name, constraints) ? 'excerpt' : 'text';
}

/** Whether each item of a list is an object whose properties are all free texts. */
const isListOfTexts = ({ items }: Constraints) => {
  const properties = Object.values(items?.properties ?? {});
  return (
    properties.length > 0 && properties.every((property) => isText(property) && !property.enum)
  );
};

function chooseListInput(constraints: Constraints): InputType | undefined {
  if (isListOfStrings(constraints)) return constraints.items?.enum ? 'choices' : 'lines';
  return isListOfTexts(constraints) ? 'list' : undefined;
}

const inputsByFormat: Readonly<Record<string, InputType>> = {
  date: 'date',
  email: 'email',
  uri: 'url',
  password: 'password',
};

/** The built-in input for a property's type and constraints; undefined where none fits. */
export function chooseInput(name: string, constraints: Constraints): InputType | undefined {
  const type = getType(constraints);
  if (type === 'boolean') return isNullable(constraints) ? 'yesNo' : 'checkbox';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return chooseListInput(constraints);
  if (type !== 'string') return undefined;
  if (constraints.enum) return 'select';
  if (constraints.format === 'binary') return 'image';
  const formatInput = inputsByFormat[constraints.format ?? ''];
  if (formatInput) return formatInput;
  if (matchesOnly(constraints, '2027-03-01', '2027', 'text')) return 'date';
  if (matchesOnly(constraints, '#a1b2c3', 'a1b2c3', '#')) return 'colour';
  if (matchesOnly(constraints, '123', '12a', 'text', '-12', '+12')) return 'digits';
  return isLongText(name, constraints) ? 'textarea' : 'text';
}
