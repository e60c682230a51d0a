/** Error responses of our servers, in the contract's shape and without details of the program. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileHeaders } from './security-headers.ts';

/** A failure that the contract documents. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The message that a client receives for an internal error, whose details are only printed. */
export const internalErrorMessage = 'Something went wrong on our side. Please try again.';

export const errorBody = (message: string) => ({ success: false, error: { message } });

export function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...fileHeaders, 'content-type': 'application/json' });
  response.end(JSON.stringify(errorBody(message)));
}

/** The status of the response, by the code of Node's HTTP parser. Every other code has 400. */
const clientErrorStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to bytes that Node cannot parse as a request: a listener for `clientError`. */
export function respondToClientError({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = clientErrorStatuses[code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(`The request cannot be read (${STATUS_CODES[status]}).`));
  const headers = Object.entries(fileHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `${headers.join('')}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/**
 * Responds to requests whose URL cannot be parsed (`http://[`, `/%E0`). Such a URL would otherwise end the process of
 * Vite's servers.
 */
export function handleInvalidUrls(httpServer: Server): void {
  const listeners = httpServer.listeners('request');
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    try {
      decodeURI(request.url ?? '');
      for (const listener of listeners) listener.call(httpServer, request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else sendError(response, 400, 'The request cannot be read.');
    }
  });
}
