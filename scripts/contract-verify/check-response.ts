/** Checks a response by Prism, and whether the request should have got its status, which Prism does not know. */
import {
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import { type ContractOperation, listResponses } from '../generate/contract-operations.ts';
import { createPrism } from '../lib/servers/prism.ts';
import type { Finding, ViolationKind } from './violations.ts';

/** The statuses that a request should get; by default any documented success. */
export interface ExpectedStatus {
  /** The status has to be one of these. A success is not accepted. */
  expectedStatuses?: readonly number[];
  /** The status may be one of these, or a success. */
  allowedStatuses?: readonly number[];
}

/** A response with its text, which is undefined when it is not UTF-8. */
export type RawResponse = Pick<Response, 'status' | 'headers'> & { text: string | undefined };

const atRoot = (kind: ViolationKind, expected: string, received: string): Finding => ({
  kind,
  pointer: '',
  message: `expected ${expected}, received ${received}`,
});

/** Media types that a report may name. Other texts in the header may contain a secret. */
const knownMediaTypes = /^(application|text)\/(json|html|plain|xml|problem\+json|octet-stream)$/;

function describeMediaType(headers: Headers): string {
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) return 'no content type';
  return knownMediaTypes.test(mediaType) ? mediaType : 'another type';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function getStatusKind(status: number, isDocumented: boolean, expected: readonly number[] = []) {
  if (status >= 300 && status < 400) return 'redirect';
  if (status >= 500) return 'server-error';
  if (!isSuccess(status)) {
    if (expected.length > 0) return 'other-error-status';
    return isDocumented ? 'rejected-request' : 'undocumented-status';
  }
  if (expected.includes(401)) return 'missing-authentication';
  if (expected.includes(404)) return 'missing-404';
  return expected.length > 0 ? 'missing-validation' : 'undocumented-status';
}

function checkStatus(
  operation: ContractOperation,
  status: number,
  isDocumented: boolean,
  { expectedStatuses, allowedStatuses = [] }: ExpectedStatus,
): Finding[] {
  const names = listResponses(operation).map(([name]) => name);
  // If the contract documents only a range, such as 4XX, each status of it is accepted.
  const isInRange =
    !expectedStatuses?.some((expected) => names.includes(String(expected))) &&
    expectedStatuses?.some((expected) => Math.floor(expected / 100) === Math.floor(status / 100));
  const isExpected = expectedStatuses
    ? expectedStatuses.includes(status) || isInRange
    : isSuccess(status) || allowedStatuses.includes(status);
  if (isDocumented && isExpected) return [];
  const named = expectedStatuses ?? [...names.map(Number).filter(isSuccess), ...allowedStatuses];
  const kind = getStatusKind(status, isDocumented, expectedStatuses);
  const note = `${kind === 'redirect' ? ', a redirect' : ''}, which the contract does not document`;
  const received = `status ${status}${isDocumented ? '' : note}`;
  return [atRoot(kind, `status ${named.join(' or ') || '2XX'}`, received)];
}

function parseJson(text: string | undefined): { body: unknown; problem?: Finding } {
  const fail = (kind: ViolationKind, received: string) => ({
    body: text || undefined,
    problem: atRoot(kind, 'JSON', received),
  });
  if (text === undefined) return fail('not-utf-8', 'text that is not UTF-8');
  if (text.trim() === '') return fail('empty-body', 'an empty body');
  try {
    return { body: JSON.parse(text) };
  } catch {
    if (/^\s*</.test(text)) return fail('web-page', 'HTML');
    if (/^\s*[[{]/.test(text)) return fail('incomplete-json', 'incomplete JSON');
    return fail('not-json', 'text that is not JSON');
  }
}

/** A finding of Prism. It has no path if it is about the status, and no code if it is about the media type. */
interface Diagnostic {
  path?: (string | number)[];
  code?: string | number | undefined;
  message: string;
}

function toFinding({ path = [], code, message }: Diagnostic): Finding {
  const [, missing] = (code === 'required' && /'(.*)'$/.exec(message)) || [];
  const names = [...path.slice(1), ...(missing === undefined ? [] : [missing])];
  const pointer = names
    .map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  const kindOfCode = code === 'type' ? 'wrong-type' : 'wrong-value';
  const kind = code === 'required' ? 'missing-property' : kindOfCode;
  return {
    kind: pointer === '/success' ? 'success-flag' : kind,
    pointer,
    message: message.replace(/^Response body (property \S+ )?/, ''),
  };
}

/** Whether the finding is about the alternative other than null in a oneOf, whose errors say what is wrong. */
const isOfAlternative = ({ code, message }: Diagnostic) =>
  code === 'oneOf' || message.endsWith('must be null');

/** Returns a function that returns what is wrong with a response, its parsed body, and whether it is a web page. */
export async function createResponseCheck(contract: object) {
  // Prism receives the response in place of a forwarded one.
  const validate = createPrism(
    await getHttpOperationsFromSpec(contract),
    async ({ response }: IHttpRequest & { response: IHttpResponse }) => response,
  );
  return async (
    operation: ContractOperation,
    { status, headers, text }: RawResponse,
    expected: ExpectedStatus,
  ) => {
    const { body, problem } = parseJson(text);
    const mediaType = describeMediaType(headers);
    // A file server responds with such a page. The error page of a proxy does not count.
    const isWebPage = status < 500 && mediaType === 'text/html' && /^\s*</.test(text ?? '');
    const contentType = mediaType.includes('/') ? mediaType : 'application/x-unknown';
    const { validations } = await validate({
      method: operation.method.toLowerCase() as IHttpRequest['method'],
      // Prism finds the operation by the template of its path as well, and checks only the response.
      url: { path: operation.path },
      response: { statusCode: status, headers: { 'content-type': contentType }, body },
    });
    const ofBody = validations.output.filter(({ code }) => code !== undefined);
    const others = validations.output.filter(({ code }) => code === undefined);
    const isDocumented = !others.some(({ message }) => message.startsWith('Unable to match'));
    const findings = checkStatus(operation, status, isDocumented, expected);
    if (problem && ofBody.length > 0) return { findings: [...findings, problem], isWebPage };
    if (isDocumented && others.length > 0)
      findings.push(atRoot('content-type', 'content type application/json', mediaType));
    findings.push(...ofBody.filter((diagnostic) => !isOfAlternative(diagnostic)).map(toFinding));
    return { findings, body, isWebPage };
  };
}
