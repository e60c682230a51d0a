/**
 * Prism's mock of a contract, on a server of our own. Prism's server responds under every host name, and lets pages of
 * every origin read its responses.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createInstance, ProblemJsonError } from '@stoplight/prism-http';
import { HttpError, sendError } from './error-responses.ts';
import { createHttpServer, listen } from './http-server.ts';
import { type AllowedHosts, createAllowedHosts } from './hosts.ts';
import {
  createViolationsHeader,
  listViolations,
  type Operations,
  prismSettings,
  readOperations,
  silentLogger,
} from './prism.ts';
import { readRequest, sendForwarded } from './raw-messages.ts';

/** The response that the header `Prefer` (RFC 7240) of a request chooses: `code=404, example=empty`. */
function readPreferences(header = '') {
  const find = (name: string) => new RegExp(`(?:^|,) *${name}="?([^,"]+)`).exec(header)?.[1];
  const [code, exampleKey] = [find('code'), find('example')];
  return { ...(code && { code: Number(code) }), ...(exampleKey && { exampleKey }) };
}

/** Converts an example to bytes. A text is sent as it is, unless the media type is JSON. */
function toBytes(body: unknown, type = ''): Buffer {
  const isText = typeof body === 'string' && !/\bjson\b/.test(type);
  return Buffer.from(isText ? body : (JSON.stringify(body) ?? ''));
}

/** Returns a function that responds to a request with the contract's examples; Prism reads `operations` on each request. */
export function createMock(operations: Operations) {
  const settings = { ...prismSettings, isProxy: false as const };
  const prism = createInstance(settings, { logger: silentLogger });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const input = await readRequest(request);
    const mock = { dynamic: false, ...readPreferences(input.headers?.['prefer']) };
    const result = await prism.request(input, operations, { ...settings, mock })();
    if (result._tag === 'Left') {
      const problem = ProblemJsonError.toProblemJson(result.left);
      response.writeHead(problem.status, { 'content-type': 'application/problem+json' });
      return response.end(JSON.stringify(problem));
    }
    const { output, validations } = result.right;
    const headers = { ...output.headers, ...createViolationsHeader(listViolations(validations)) };
    const raw = toBytes(output.body, output.headers?.['content-type']);
    return sendForwarded(response, { ...output, headers, raw, cookies: [] });
  }

  return (request: IncomingMessage, response: ServerResponse) =>
    respond(request, response).catch((error: Error) => {
      if (error instanceof HttpError) return sendError(response, error.status, error.message);
      return sendError(response, 400, 'The request cannot be read, or is larger than 20 MB.');
    });
}

/** Starts the mock of a contract; port 0 stands for any free one. */
export async function startMock({
  contract,
  port,
  hosts = createAllowedHosts(),
}: {
  contract: string;
  port: number;
  hosts?: AllowedHosts;
}) {
  const { operations, loadContract } = await readOperations(contract);
  const server = createHttpServer(hosts, operations, createMock(operations));
  const target = { server: 'mock', option: '--mock-port', port };
  return {
    url: await listen(server, hosts.host, target),
    close: () => server.close().closeAllConnections(),
    loadContract,
  };
}
