import type { ServerResponse } from 'node:http';
import type { RawResponse } from './raw-messages.ts';
import { fileHeaders } from './security-headers.ts';

/** Sends the response that a request was forwarded for, if need be with another body. */
export function sendForwarded(
  response: ServerResponse,
  { statusCode, headers, raw, cookies }: RawResponse,
  bytes: Buffer = raw,
): void {
  const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...kept } = headers ?? {};
  const length = bytes.length > 0 && { 'content-length': String(bytes.length) };
  // The other headers have only the last of them.
  const setCookies = cookies.length > 0 && { 'set-cookie': cookies };
  response.writeHead(statusCode, { ...kept, ...setCookies, ...fileHeaders, ...length }).end(bytes);
}
