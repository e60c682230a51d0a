/** What servers say of a failure: its message, and what is wrong with single fields. */

export interface Failure {
  message: string | undefined;
  /** By the path of the property in the request body: `address.city`. */
  fieldErrors: Readonly<Record<string, string>>;
}

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** Where a message is, the most telling first: RFC 9457, OAuth 2, and what frameworks send. */
const messageKeys = 'detail message msg error_description description reason error title'.split(
  ' ',
);

/** Where the failures of single fields are: FastAPI, JSON:API, Rails, Laravel, NestJS, RFC 9457. */
const listKeys =
  'errors detail message violations issues invalid-params invalidParams fieldErrors'.split(' ');

/** Where one of them names its field. */
const fieldKeys = 'loc path field property propertyPath instancePath pointer param name'.split(' ');

function findMessage(body: Parts): string | undefined {
  const inner = body['error'];
  if (isParts(inner)) return findMessage(inner);
  return messageKeys.map((key) => textOf(body[key])).find((text) => text !== undefined);
}

/** What stands around the property in a path: `["body", "email"]`, `/data/attributes/email`. */
const outerNames = new Set(['body', 'data', 'attributes', '']);

/** The path of a property, which is a text with dots or slashes, or a list. */
function toPath(place: unknown): string {
  const names = Array.isArray(place) ? place.map(String) : String(place ?? '').split(/[./]/);
  const first = names.findIndex((name) => !outerNames.has(name));
  return first < 0 ? '' : names.slice(first).join('.');
}

function findPlace(item: Parts): unknown {
  const { source } = item;
  if (isParts(source)) return source['pointer'] ?? source['parameter'];
  return fieldKeys.map((key) => item[key]).find((value) => value !== undefined);
}

/** A sentence that begins with its property, as of fastify and NestJS: `body/email must be an email`. */
function splitSentence(text: string): [field: string, message: string] {
  const [, field = '', rest = ''] = /^(?:body\/)?([\w./]+) (.+)$/s.exec(text) ?? [];
  return [toPath(field), rest];
}

/** The field and the message of each failure in a list, or in an object by fields. */
function listFieldErrors(value: unknown): [field: string, message: string][] {
  if (Array.isArray(value))
    return value.flatMap((item): [string, string][] => {
      if (typeof item === 'string') return [splitSentence(item)];
      if (!isParts(item)) return [];
      return [[toPath(findPlace(item)), findMessage(item) ?? '']];
    });
  if (!isParts(value)) return [];
  return Object.entries(value).map(([field, texts]) => [
    toPath(field),
    [texts].flat().map(String).join(' '),
  ]);
}

/** Reads the body of a response with an error; the page of a proxy says nothing. */
export function readFailure(body: unknown): Failure {
  if (!isParts(body)) {
    const text = textOf(body);
    const isShort = text !== undefined && text.length <= 200 && !text.trimStart().startsWith('<');
    return { message: isShort ? text : undefined, fieldErrors: {} };
  }
  const inner = isParts(body['error']) ? body['error'] : body;
  const found = listKeys.flatMap((key) => listFieldErrors(inner[key]));
  const sentence = textOf(inner['message']);
  const named = sentence?.startsWith('body/') ? [splitSentence(sentence)] : [];
  const fieldErrors = Object.fromEntries(
    [...found, ...named].filter(([field, message]) => field !== '' && message !== ''),
  );
  const messages = [...new Set(found.map(([, message]) => message).filter(Boolean))];
  return { message: findMessage(body) ?? (messages.join(' ') || undefined), fieldErrors };
}
