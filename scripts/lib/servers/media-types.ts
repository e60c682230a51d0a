import type { IncomingHttpHeaders } from 'node:http';
import { readContractOperations } from '../../generate/contract-operations.ts';
import type { Rejection } from './allowed-hosts.ts';

interface Request {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** The decoded segments of a path: `/api/%61` and `/api/a` are equal. */
const splitPath = (path: string) => path.split('/').filter(Boolean).map(decodeSegment);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid encoding is reported by the router.
    return segment;
  }
}

const isTemplate = (segment: string) => /^\{.+\}$/.test(segment);

const countTemplates = (template: readonly string[]) => template.filter(isTemplate).length;

/** Whether a message has a body (RFC 9112, section 6.3). */
const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a media type matches one of the accepted ones, which may be ranges: `image/*`. */
const isAccepted = (type: string | undefined, accepted: readonly string[]) =>
  type !== undefined &&
  accepted.some(
    (range) => range === type || range === '*/*' || range === type.replace(/\/.*/, '/*'),
  );

/**
 * Rejects a body whose media type the operation does not document, and any body where it documents none, before
 * the body is read. A form on any page can send text and multipart without a CORS preflight.
 */
export async function createMediaTypeCheck(contract: string) {
  const operations = (await readContractOperations(contract)).map(
    ({ method, path, operation }) => ({
      method,
      template: splitPath(path),
      accepted: Object.keys(operation.requestBody?.content ?? {}).map((type) => type.toLowerCase()),
    }),
  );

  function findOperation(method: string | undefined, url = '') {
    // As the request is forwarded: a URL resolves `/x/../`.
    const segments = splitPath(URL.parse(url, 'http://localhost')?.pathname ?? '');
    const matching = operations.filter(
      ({ method: operationMethod, template }) =>
        operationMethod === method &&
        template.length === segments.length &&
        template.every((part, index) => isTemplate(part) || part === segments[index]),
    );
    return matching.toSorted((a, b) => countTemplates(a.template) - countTemplates(b.template))[0];
  }

  return ({ method, url, headers }: Request): Rejection | undefined => {
    const operation = findOperation(method, url);
    if (!operation) return undefined;
    const { accepted } = operation;
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() || undefined;
    // No body: whether one is required is checked against the contract later.
    if (!hasBody(headers) && (accepted.length === 0 || type === undefined)) return undefined;
    if (isAccepted(type, accepted)) return undefined;
    const message = accepted.length > 0 ? accepted.join(' or ') : 'no body';
    return { status: 415, message: `This operation takes ${message}.` };
  };
}

export type MediaTypeCheck = Awaited<ReturnType<typeof createMediaTypeCheck>>;
