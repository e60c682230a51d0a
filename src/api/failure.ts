/** Reads the message of an error response, and what it says about single fields. */
import type { ConstraintsByName } from './contract.ts';
import { isObject } from './response-parts.ts';

export interface Failure {
  message: string | undefined;
  /** The messages about fields, by the path of the property in the request body: `address.city`. */
  fieldErrors: Readonly<Record<string, string>>;
}

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => isObject(value) && !Array.isArray(value);

/** Joins several texts to sentences, and leaves out repeated ones. */
function joinTexts(texts: readonly string[]): string | undefined {
  const [first, ...others] = new Set(texts);
  if (others.length === 0) return first;
  return [first, ...others].map((text = '') => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'string' && item.trim() !== '');

/** A text, or the texts of a list joined to one. */
function readText(value: unknown): string | undefined {
  const texts = [value].flat();
  return isListOfTexts(texts) ? joinTexts(texts) : undefined;
}

/** The properties that may have the message, the most specific first: of RFC 9457, OAuth 2, and common frameworks. */
const messageKeys = 'detail message msg error_description description reason error title'.split(
  ' ',
);

/** The properties that may have the failures of fields: of FastAPI, JSON:API, Rails, Laravel, NestJS, RFC 9457. */
const listKeys =
  'errors detail message violations issues invalid-params invalidParams fieldErrors'.split(' ');

/** The properties of a failure that may name its field. */
const fieldKeys = 'loc path field property propertyPath instancePath pointer param name'.split(' ');

function findMessage(body: Parts): string | undefined {
  const inner = body['error'];
  if (isParts(inner)) return findMessage(inner);
  return messageKeys.map((key) => readText(body[key])).find((text) => text !== undefined);
}

function findFieldPath(item: Parts): unknown {
  const { source } = item;
  if (isParts(source)) return source['pointer'] ?? source['parameter'];
  return fieldKeys.map((key) => item[key]).find((value) => value !== undefined);
}

interface Finding {
  fieldPath?: unknown;
  /** The message about the value at this path. */
  message: string;
  /** The same message with the name of the field. */
  sentence?: string;
}

/** Reads a sentence that may begin with a property, as in fastify and NestJS: `body/email must be an email`. */
function readSentence(sentence: string): Finding {
  const [, fieldPath, message = sentence] = /^(?:body\/)?([\w./]+) (.+)$/s.exec(sentence) ?? [];
  return { fieldPath, message, sentence };
}

/** Whether a value has only texts about fields, in lists, which may be nested like the fields themselves. */
const hasOnlyTexts = (value: unknown): value is Parts =>
  isParts(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((inner) => isListOfTexts(inner) || hasOnlyTexts(inner));

/** The failures in a list, or in an object that has them by field. */
function listFindings(value: unknown): Finding[] {
  if (Array.isArray(value))
    return value.flatMap((item): Finding[] => {
      if (typeof item === 'string') return [readSentence(item)];
      return isParts(item)
        ? [{ fieldPath: findFieldPath(item), message: findMessage(item) ?? '' }]
        : [];
    });
  if (!isParts(value)) return [];
  return Object.entries(value).flatMap(([fieldPath, texts]): Finding[] =>
    hasOnlyTexts(texts)
      ? listFindings(texts).map((inner) => ({
          ...inner,
          fieldPath: `${fieldPath}.${inner.fieldPath}`,
        }))
      : [{ fieldPath, message: readText(texts) ?? '' }],
  );
}

/** All failures in a body: in its lists, or, as in Django, by the fields of the body itself. */
function findAll(body: Parts): Finding[] {
  const message = readText(body['message']);
  return [
    ...listKeys.flatMap((key) => listFindings(body[key])),
    ...(message?.startsWith('body/') ? [readSentence(message)] : []),
    ...(hasOnlyTexts(body) ? listFindings(body) : []),
  ];
}

/**
 * The path of the first name that is a property, in upper or lower case. If an object encloses all properties, as in
 * `{ "article": { "title": … } }`, servers often leave it out of the path; so properties of inner objects are found,
 * too, unless several objects have them.
 */
function findPath(path: readonly string[], properties: ConstraintsByName): string[] | undefined {
  const known = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]));
  const first = path.findIndex((name) => known.has(name.toLowerCase()));
  const name = known.get(path[first]?.toLowerCase() ?? '');
  if (name !== undefined) return [name, ...path.slice(first + 1)];
  const [found, ...others] = Object.entries(properties).flatMap(
    ([outer, { properties: inner }]) => {
      const rest = inner && findPath(path, inner);
      return rest ? [[outer, ...rest]] : [];
    },
  );
  return others.length === 0 ? found : undefined;
}

/**
 * The path of a property of the request body. `fieldPath` is a text with dots or slashes, or a list, and may have other
 * names before the property: `["body", "email"]`, `/data/attributes/email`.
 */
function readFieldPath(fieldPath: unknown, properties: ConstraintsByName): string | undefined {
  const parts = Array.isArray(fieldPath)
    ? fieldPath.map(String)
    : String(fieldPath ?? '').split(/[./]/);
  const [part = '', ...rest] = parts;
  // The first entry of a list may name the part of the request.
  const isInPart = Array.isArray(fieldPath) && /^(body|query|path|header|cookie)$/.test(part);
  if (isInPart && part !== 'body') return undefined;
  return findPath(isInPart ? rest : parts, properties)?.join('.');
}

/**
 * Reads the body of an error response. `properties` are those of the request body. A body that is not JSON, such as the
 * page of a proxy, has no failures.
 */
export function readFailure(body: unknown, properties: ConstraintsByName): Failure {
  if (!isParts(body)) {
    const text = readText(body);
    const isShort = text !== undefined && text.length <= 200 && !text.trimStart().startsWith('<');
    return { message: isShort ? text : undefined, fieldErrors: {} };
  }
  const inner = isParts(body['error']) ? body['error'] : body;
  const found = findAll(inner).filter(({ message }) => message !== '');
  const fieldErrors = Object.fromEntries(
    found.flatMap(({ fieldPath, message }) => {
      const path = readFieldPath(fieldPath, properties);
      return path ? [[path, message]] : [];
    }),
  );
  const sentences = found.map(({ message, sentence = message }) => sentence);
  return { message: findMessage(body) ?? joinTexts(sentences), fieldErrors };
}
