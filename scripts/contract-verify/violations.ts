import { escapeControlCharacters } from '../lib/escape-control-characters.ts';

/** What to change on the server for each kind of finding. */
const adviceByKind = {
  'no-response':
    'Look in the log of the server for why it closed the connection or what it waits for. A slow server needs a longer --timeout.',
  redirect:
    'Respond at this path itself. If the API has another address, give that one as --base-url.',
  'web-page':
    'This is a web page, not the API. Route this path to the API, or give the address of the API as --base-url.',
  'server-error':
    'Look in the log of the server for the exception, and handle it: the console shows 5XX as a failure of the server.',
  'undocumented-status':
    'Respond with a documented status, or document this one in openapi.yaml and run npm run generate.',
  'other-error-status':
    'Use the documented status for this error, or document this one in openapi.yaml and run npm run generate.',
  'rejected-request':
    'Accept this request: the console sends it. Check the permissions of the account, and how parameters are parsed.',
  'missing-authentication':
    'Verify the bearer token, with its signature, before anything else, and respond with 401 where it is missing or invalid.',
  'missing-validation':
    'Validate parameters and body against openapi.yaml before using them, and reject this request.',
  'missing-404': 'Look the record up first, and respond with 404 where there is none.',
  'empty-body': 'Send the documented JSON, or document a 204 without a body in openapi.yaml.',
  'incomplete-json':
    'Send the whole body: check Content-Length, and whether a proxy or an exception cuts the response off.',
  'not-json': 'Serialise the body as JSON, without any text around it.',
  'not-utf-8': 'Encode the body as UTF-8; JSON has no other encoding (RFC 8259).',
  'content-type': 'Send the header Content-Type: application/json.',
  'success-flag':
    'Send success: true with a 2XX status only, and success: false with each error status.',
  'missing-property':
    'Include this property, under exactly this name, or make it optional in openapi.yaml.',
  'wrong-type':
    'Send this property with the documented type: numbers without quotes, dates as text, null only where it is documented.',
  'wrong-value':
    'Send a value that keeps the documented constraint: convert what is stored, or extend openapi.yaml.',
  total:
    'Count all records that match the search, without regard to page and page size, and send the same number on every page.',
  'row-count':
    'Apply currentPage, counted from 1, and resultPerPage in the query of the database: skip (currentPage - 1) * resultPerPage rows.',
  'repeated-row':
    'Sort the list by a unique property, such as _id, last, and skip the rows of earlier pages.',
  search:
    'Return exactly the records with the search text in one of the searched properties, in upper or lower case.',
  'other-record': 'Return the record that the request is about, with its identifier.',
  'not-saved': 'Store what the request contains before responding, and read it back unchanged.',
  'not-listed': 'Let a new record appear in the list and its search as soon as it was added.',
} as const;

export type ViolationKind = keyof typeof adviceByKind;

export const violationKinds = Object.keys(adviceByKind) as ViolationKind[];

/** A contract violation at one JSON pointer of a response. Its texts contain no value from the response. */
export interface Violation {
  kind: ViolationKind;
  /** The request line. */
  request: string;
  /** The status of the response; undefined if no response came. */
  status: number | undefined;
  pointer: string;
  /** What is wrong: `must be string`, or what was expected and received instead. */
  message: string;
}

/** A violation of a response whose request is known. */
export type Finding = Pick<Violation, 'kind' | 'pointer' | 'message'>;

/** An error with what a check of an operation has found: each violation once, with its advice. */
export function toError(violations: readonly Violation[]): Error {
  const groups = Map.groupBy(violations, ({ status, pointer, message }) =>
    // Many rows of a list may have the same violation, which is reported once.
    `${status} ${pointer} ${message}`.replace(/\d+/g, '*'),
  );
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { request, status, pointer, message, kind } = first;
    const outcome = status === undefined ? 'no response' : `status ${status}`;
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return [
      `${request}, ${outcome}`,
      `  at "${pointer}": ${message}${more}`,
      `  ${adviceByKind[kind]}`,
    ];
  });
  return createReportedError(lines);
}

/** An error that reporters print without its position in the code. */
export function createReportedError(lines: readonly string[]): Error {
  const error = new Error(lines.map(escapeControlCharacters).join('\n'));
  error.name = 'Finding';
  error.stack = '';
  return error;
}
