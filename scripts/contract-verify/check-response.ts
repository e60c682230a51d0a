/** Checks a response against the contract, and against the status that this request should get. */
import type { ViolationKind } from './advice.ts';
import { type DocumentedResponses, isSuccess, type ProbedOperation } from './operations.ts';
import type { RawResponse } from './send-request.ts';
import type { Violation } from './validate-body.ts';

interface CheckedResponse {
  violations: Violation[];
  /** The parsed body; undefined when it is not JSON, or when the contract documents none. */
  body?: unknown;
}

/** The statuses that a request should get; by default any documented success. */
export interface ExpectedStatus {
  /** One of these, instead of a success. */
  expectedStatuses?: readonly number[] | undefined;
  /** One of these, or a success. */
  allowedStatuses?: readonly number[] | undefined;
}

const atRoot = (kind: ViolationKind, expected: string, received: string): Violation => ({
  kind,
  pointer: '',
  expected,
  received,
});

/** Media types that a report may name. Any other is reported as "another type": a header may contain a secret. */
const knownMediaTypes =
  /^(application|text)\/(json|html|plain|xml|problem\+json|octet-stream|javascript)$/;

function describeMediaType(headers: Headers): string {
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) return 'no content type';
  return knownMediaTypes.test(mediaType) ? mediaType : 'another type';
}

function decodeText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Reported by parseJson.
    return undefined;
  }
}

const notJson = (kind: ViolationKind, received: string) => ({
  violation: atRoot(kind, 'JSON', received),
});

function parseJson(bytes: ArrayBuffer): { body: unknown } | { violation: Violation } {
  const text = decodeText(bytes);
  if (text === undefined) return notJson('not-utf-8', 'text that is not UTF-8');
  if (text.trim() === '') return notJson('empty-body', 'an empty body');
  try {
    return { body: JSON.parse(text) };
  } catch {
    if (/^\s*</.test(text)) return notJson('web-page', 'HTML');
    const isCutOff = /^\s*[[{]/.test(text);
    return isCutOff
      ? notJson('incomplete-json', 'incomplete JSON')
      : notJson('not-json', 'text that is not JSON');
  }
}

/** Whether a response is a web page, such as that of a server of files; not the error page of a proxy. */
export function isWebPage(response: RawResponse): boolean {
  if ('failure' in response || response.status >= 500) return false;
  return (
    describeMediaType(response.headers) === 'text/html' &&
    /^\s*</.test(decodeText(response.bytes) ?? '')
  );
}

const isClientError = (status: number) => status >= 400 && status < 500;

/** Where the contract documents none of the expected statuses by itself, any status of the same range is accepted. */
const isInExpectedRange = (
  status: number,
  expectedStatuses: readonly number[],
  responses: DocumentedResponses,
) =>
  !expectedStatuses.some(responses.isNamed) &&
  expectedStatuses.some((expected) => Math.floor(expected / 100) === Math.floor(status / 100));

/** The kind of a status that this request should not get. */
function getStatusKind(
  status: number,
  isDocumented: boolean,
  expectedStatuses: readonly number[] | undefined,
): ViolationKind {
  if (status >= 500) return 'server-error';
  if (!isSuccess(status)) {
    if (expectedStatuses) return 'other-error-status';
    return isDocumented ? 'rejected-request' : 'undocumented-status';
  }
  if (expectedStatuses?.includes(401)) return 'missing-authentication';
  if (expectedStatuses?.includes(404)) return 'missing-404';
  return expectedStatuses ? 'missing-validation' : 'undocumented-status';
}

function checkStatus(
  { responses }: ProbedOperation,
  status: number,
  isRedirect: boolean,
  { expectedStatuses, allowedStatuses = [] }: ExpectedStatus,
): Violation | undefined {
  const isDocumented = responses.get(status) !== undefined;
  const isExpected = expectedStatuses
    ? expectedStatuses.includes(status) || isInExpectedRange(status, expectedStatuses, responses)
    : isSuccess(status) || allowedStatuses.includes(status);
  if (isDocumented && isExpected) return undefined;

  const named = expectedStatuses ?? [...responses.successes, ...allowedStatuses];
  const expected = `status ${named.length > 0 ? named.join(' or ') : '2XX'}`;
  const redirect = isRedirect ? ', a redirect' : '';
  const received = isDocumented
    ? `status ${status}`
    : `status ${status}${redirect}, which the contract does not document`;
  const isOtherErrorStatus = isClientError(status) && expectedStatuses?.every(isClientError);
  const kind = isRedirect ? 'redirect' : getStatusKind(status, isDocumented, expectedStatuses);
  return { ...atRoot(kind, expected, received), ...(isOtherErrorStatus && { isOtherErrorStatus }) };
}

export function checkResponse(
  operation: ProbedOperation,
  response: RawResponse,
  expected: ExpectedStatus = {},
): CheckedResponse {
  if ('failure' in response)
    return { violations: [atRoot('no-response', 'a response', response.failure)] };
  const { status, headers, bytes } = response;
  const statusViolation = checkStatus(operation, status, headers.has('location'), expected);
  const violations = statusViolation ? [statusViolation] : [];
  const validateBody = operation.responses.get(status)?.validateBody;
  if (!validateBody) return { violations };
  const parsed = parseJson(bytes);
  if ('violation' in parsed) return { violations: [...violations, parsed.violation] };
  const mediaType = describeMediaType(headers);
  if (mediaType !== 'application/json') {
    violations.push(atRoot('content-type', 'content type application/json', mediaType));
  }
  return { violations: [...violations, ...validateBody(parsed.body)], body: parsed.body };
}
