import type { ServerResponse } from 'node:http';
import type { RawResponse } from './raw-messages.ts';
import { fileHeaders } from './security-headers.ts';

/** Sends the response that a request was forwarded for, if need be with another body. */
export function sendForwarded(
  response: ServerResponse,
  { statusCode, headers, raw }: RawResponse,
  bytes: Buffer = raw,
): void {
  const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...kept } = headers ?? {};
  const length = bytes.length > 0 && { 'content-length': String(bytes.length) };
  response.writeHead(statusCode, { ...kept, ...fileHeaders, ...length }).end(bytes);
}
