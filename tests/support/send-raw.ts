import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export interface RawResponse {
  status: number;
  /** The raw head and body. */
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
}

interface RequestOptions {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Builds a raw request that no client normalises; HTTP/1.0, so that the response is not chunked. */
export const requestText = ({ method, path, headers = {}, body = '' }: RequestOptions): string =>
  [
    `${method} ${path} HTTP/1.0`,
    ...Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n');

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
  } catch {
    return undefined;
  }
}

/** Sends bytes over a connection; resolves with the response when the server closes it. */
async function exchange(socket: Socket, request: string): Promise<RawResponse> {
  socket.write(request);
  const text = await readText(socket);
  return { status: Number(text.split(' ')[1]), text, json: parseBody(text) };
}

/** Sends raw bytes to a server. */
export function sendRaw(address: string, request: string): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return exchange(connect(Number(port), hostname), request);
}

/** A request for an upgrade, by default to the protocol that `curl --http2` asks for. */
export const upgradeText = (path: string, host: string, headers: Record<string, string> = {}) =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ host, connection: 'Upgrade', upgrade: 'h2c', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

/** Asks a server for a WebSocket, and resets the connection once the server has had time to read that. */
export async function sendUpgradeAndReset(
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const { hostname, port, host } = new URL(address);
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const webSocket = { 'sec-websocket-version': '13', 'sec-websocket-key': key };
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const text = upgradeText(path, host, { upgrade: 'websocket', ...webSocket, ...headers });
  await new Promise((resolve) => void socket.write(text, resolve));
  // The server reads the connections in the order of their requests.
  await fetch(address);
  socket.resetAndDestroy();
  await fetch(address);
}

/** Sends raw bytes to a local TLS server; `name` is sent as SNI if it is not empty. */
export function sendRawTls(port: number, name: string, request: string): Promise<RawResponse> {
  const options = { host: '127.0.0.1', port, servername: name, rejectUnauthorized: false };
  return exchange(connectTls(options), request);
}
