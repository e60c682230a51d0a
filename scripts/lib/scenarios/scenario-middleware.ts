/** Applies scenarios to requests of the console: the `x-scenario` header names one for each operation. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import {
  type ContractOperation,
  readContractOperations,
} from '../../generate/contract-operations.ts';
import { endFailedRequest, sendError } from '../servers/error-responses.ts';
import { createOperationFinder } from '../servers/find-operation.ts';
import { middlewarePlugin } from '../servers/middleware-plugin.ts';
import { forward, readRequest, sendForwarded } from '../servers/raw-messages.ts';
import { followCatalogue, readChoices } from './catalogue.ts';
import { findSuccessStatus } from './response-shape.ts';
import { followFile } from '../follow-file.ts';
import { listScenarios } from './scenarios.ts';

interface ScenarioOptions {
  /** The file of the contract. */
  contract: string;
  /** The URL of Prism's mock of the contract. */
  mockUrl: string;
}

type Next = (error?: unknown) => void;

const slowMs = 3000;

const headerName = 'x-scenario';
const unknownHeaderName = 'x-scenario-unknown';

/** Responds as the scenario says; false if the request is to go on to the back-end. */
async function respond(
  { mockUrl }: ScenarioOptions,
  { operation, name }: { operation: ContractOperation; name: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  switch (name) {
    case 'slow':
      await setTimeout(slowMs);
      return false;
    case 'offline':
      request.socket.destroy();
      return true;
    case 'timeout':
      // The page turns this response into its own timeout.
      response.writeHead(204).end();
      return true;
  }
  const scenario = listScenarios(operation).find((other) => other.name === name);
  if (scenario?.build) {
    const status = Number(findSuccessStatus(operation.operation.responses));
    const body = scenario.build(request.url ?? '');
    response.writeHead(status, { 'content-type': scenario.type ?? 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  } else if (scenario?.prefer !== undefined) {
    const input = await readRequest(request);
    const headers = { ...input.headers, prefer: scenario.prefer };
    sendForwarded(response, await forward(mockUrl, { ...input, headers }));
  }
  return true;
}

/** A plugin of Vite that applies scenarios, and serves the list of them as `/story-admin/dev/scenarios.json`. */
export function serveScenarios(options: ScenarioOptions): Plugin {
  const getOperations = followFile(options.contract, readContractOperations);
  const getScenarios = followCatalogue(options.contract);

  /** Applies the scenario of a request, if it has one; false if the request is to go on to the back-end. */
  async function apply(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { [headerName]: header } = request.headers;
    if (typeof header !== 'string') return false;
    const operations = await getOperations();
    const operation = createOperationFinder(operations)(request.method, request.url);
    if (!operation) return false;
    // The back-end does not need to know it.
    delete request.headers[headerName];
    const { chosen, unknown } = readChoices(header, operations);
    if (unknown.length > 0) response.setHeader(unknownHeaderName, unknown);
    const name = chosen.get(operation.id);
    if (name === undefined) return false;
    response.setHeader(headerName, `${operation.id}:${encodeURIComponent(name)}`);
    return respond(options, { operation, name }, request, response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse, next: Next) {
    try {
      if (!(await apply(request, response))) next();
    } catch (error) {
      endFailedRequest(error, request, response);
    }
  }

  async function sendScenarios(response: ServerResponse) {
    try {
      const json = JSON.stringify(await getScenarios());
      response.setHeader('content-type', 'application/json');
      response.end(json);
    } catch (error) {
      // The contract cannot be read, or a resource does not fit it.
      sendError(response, 500, (error as Error).message);
    }
  }

  return {
    ...middlewarePlugin('story-admin-scenarios', (middlewares) => {
      middlewares.use('/story-admin/dev/scenarios.json', (_request, response) => {
        void sendScenarios(response);
      });
      middlewares.use((request, response, next) => void handle(request, response, next));
    }),
    // After the plugin that rejects foreign requests.
    enforce: 'post',
  };
}
