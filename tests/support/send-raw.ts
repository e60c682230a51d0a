import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Head and body as they came. */
  text: string;
  /** The JSON of the body, if it is any. */
  json: unknown;
}

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as its bytes, without what a client would mend; HTTP/1.0, so that the answer is not chunked. */
export const requestText = ({ method, path, headers = {}, body = '' }: Sent): string =>
  [
    `${method} ${path} HTTP/1.0`,
    ...Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
  } catch {
    return undefined;
  }
}

/** Sends bytes to a server, and resolves with all that it answers until it hangs up. */
export function sendRaw(address: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({ status: Number(text.split(' ')[1]), text, json: parsed(text) }),
    );
    socket.write(request);
  });
}
