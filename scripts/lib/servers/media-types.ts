import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readContractOperations } from '../../generate/contract-operations.ts';
import type { Rejection } from './allowed-hosts.ts';
import { createOperationFinder } from './find-operation.ts';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

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
  const findOperation = createOperationFinder(await readContractOperations(contract));

  return ({ method, url, headers }: Request): Rejection | undefined => {
    const found = findOperation(method, url);
    if (!found) return undefined;
    const { content = {} } = found.operation.requestBody ?? {};
    const accepted = Object.keys(content).map((range) => range.toLowerCase());
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() || undefined;
    // No body: whether one is required is checked against the contract later.
    if (!hasBody(headers) && (accepted.length === 0 || type === undefined)) return undefined;
    if (isAccepted(type, accepted)) return undefined;
    const message = accepted.length > 0 ? accepted.join(' or ') : 'no body';
    return { status: 415, message: `This operation takes ${message}.` };
  };
}

export type MediaTypeCheck = Awaited<ReturnType<typeof createMediaTypeCheck>>;
