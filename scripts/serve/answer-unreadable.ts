import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP enough for a server to see a request in it, in the contract's shape. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[code ?? ''] ?? 400;
  const message = `The request cannot be read (${STATUS_CODES[status]}).`;
  const body = JSON.stringify({ success: false, error: { message } });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
