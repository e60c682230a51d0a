import fc from 'fast-check';
import { splitWords } from '../../../src/engine/config/labels.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { createTimestamp } from '../seed/created-at.ts';
import { createPerson } from '../seed/people.ts';
import type { Sample } from './sample-value.ts';

const adjectives = 'Quiet Amber Northern Paper Hidden Silver Early Wandering'.split(' ');
const nouns = 'harbour lantern orchard compass river garden letter winter island'.split(' ');
const sentences = [
  'It began with a letter that nobody had sent.',
  'The second draft is better, and shorter.',
  'Please have another look at the last paragraph.',
  'Three readers asked for the same ending.',
  'Nothing to change here.',
];

const longTexts =
  /\b(description|content|comment|text|body|message|note|notes|summary|bio|reason)\b/;

const images = /\b(image|photo|picture|avatar|logo|icon|thumbnail|cover)( ur[il])?$/;
const links = /\b(ur[il]|link|href|website)$/;

/** A small image of one colour, another for each number. */
const drawImage = (number: number) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="hsl(${(number * 137) % 360} 45% 60%)" d="M0 0h8v5H0z"/></svg>`,
  );

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0');

/** Formats of JSON Schema (draft 2020-12, section 7.3) and of OpenAPI. */
const formats: Record<string, (number: number) => string> = {
  'date-time': (number) => createTimestamp(number, 1440),
  date: (number) => createTimestamp(number, 1440).slice(0, 10),
  time: (number) => createTimestamp(number, 61).slice(11),
  duration: (number) => `P${number + 1}D`,
  email: (number) => createPerson(number).email,
  'idn-email': (number) => createPerson(number).email,
  hostname: (number) => `host-${number + 1}.example.com`,
  ipv4: (number) => `192.0.2.${number % 256}`,
  ipv6: (number) => `2001:db8::${hex(number, 1)}`,
  uri: (number) => `https://example.com/${number + 1}`,
  'uri-reference': (number) => `/${number + 1}`,
  url: (number) => `https://example.com/${number + 1}`,
  uuid: (number) => `00000000-0000-4000-8000-${hex(number + 1, 12)}`,
  byte: (number) => Buffer.from(`sample ${number + 1}`).toString('base64'),
};

const capitalised = (index: number) =>
  `${adjectives[index % adjectives.length]} ${nouns[index % nouns.length]}`;

function readableText({ name, number }: Sample): string {
  const person: Record<string, string> = createPerson(number);
  if (person[name] !== undefined) return person[name];
  const words = splitWords(name).join(' ');
  if (longTexts.test(words)) return sentences[number % sentences.length] ?? '';
  if (links.test(words)) return `https://example.com/${number + 1}`;
  // Other properties of the same record have other words.
  return capitalised(number + name.length);
}

/** Whether a text keeps the limits and the pattern of a schema. JSON Schema counts characters, not UTF-16 units. */
export function fits(
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: JsonSchema,
): boolean {
  const { length } = [...text];
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

/** Of some texts that match a pattern, the first of a fitting length. */
function sampleOfPattern(schema: JsonSchema, number: number): string | undefined {
  const { pattern = '', minLength = 0 } = schema;
  const arbitrary = fc.stringMatching(new RegExp(pattern, 'u'));
  const texts = fc.sample(arbitrary, { seed: number + 1, numRuns: 100 });
  return (
    texts.find((text) => text.length > minLength && fits(text, schema)) ??
    texts.find((text) => fits(text, schema))
  );
}

/** A text that a schema allows, the same for the same number. */
export function sampleText(schema: JsonSchema, sample: Sample): string {
  const { format = '', minLength = 0, maxLength = Infinity, pattern } = schema;
  const image = images.test(splitWords(sample.name).join(' ')) && drawImage(sample.number);
  if (image && /^(ur[il])?$/.test(format) && fits(image, schema)) return image;
  const formatted = formats[format]?.(sample.number);
  if (formatted !== undefined) return formatted;
  const readable = readableText(sample);
  const repeated = readable.padEnd(minLength, ` ${readable}`);
  const text = [...repeated].slice(0, maxLength).join('').trimEnd().padEnd(minLength, '.');
  if (pattern === undefined || fits(text, schema)) return text;
  return sampleOfPattern(schema, sample.number) ?? text;
}
