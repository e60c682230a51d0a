/** Applies scenarios to requests of the console: the `x-scenario` header names one for each operation. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import querystring from 'node:querystring';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import {
  type ContractOperation,
  readContractOperations,
} from '../../generate/contract-operations.ts';
import { followFile } from '../follow-file.ts';
import { endFailedRequest } from '../servers/error-responses.ts';
import { createOperationFinder } from '../servers/find-operation.ts';
import { middlewarePlugin } from '../servers/middleware-plugin.ts';
import { forward, readRequest, sendForwarded } from '../servers/raw-messages.ts';
import { findSuccessStatus } from './response-shape.ts';
import { listScenarios, type Scenario } from './scenarios.ts';

const slowMs = 3000;

const headerName = 'x-scenario';

/**
 * The scenarios of a header `getAllUsers:500, getUser:slow`, by operationId, and the choices that the contract does
 * not have, as they were sent: a link may be older than the contract. Colons in names are encoded.
 */
export function readChoices(header: string, operations: readonly ContractOperation[]) {
  const chosen = new Map<string, Scenario>();
  const unknown: string[] = [];
  for (const text of header.split(',').map((choice) => choice.trim())) {
    const [id = '', name, ...more] = text.split(':').map(querystring.unescape);
    const operation = operations.find((other) => other.id === id);
    const scenarios = operation && more.length === 0 ? listScenarios(operation) : [];
    const scenario = scenarios.find((other) => other.name === name);
    if (scenario) chosen.set(id, scenario);
    else if (text !== '') unknown.push(text);
  }
  return { chosen, unknown };
}

/** A plugin of Vite that applies scenarios with a mock of the contract's file. */
export function serveScenarios({ contract, mockUrl }: { contract: string; mockUrl: string }) {
  const getOperations = followFile(contract, readContractOperations);

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
    if (unknown.length > 0) response.setHeader('x-scenario-unknown', unknown);
    const scenario = chosen.get(operation.id);
    if (!scenario) return false;
    const { name, prefer, build, type = 'application/json' } = scenario;
    response.setHeader(headerName, `${operation.id}:${encodeURIComponent(name)}`);
    if (name === 'slow') {
      await setTimeout(slowMs);
      return false;
    }
    if (name === 'offline') request.socket.destroy();
    // The page turns this response into its own timeout.
    if (name === 'timeout') response.writeHead(204).end();
    if (build) {
      const status = Number(findSuccessStatus(operation.operation.responses));
      const body = build(request.url ?? '');
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    if (prefer !== undefined) {
      const input = await readRequest(request);
      const headers = { ...input.headers, prefer };
      sendForwarded(response, await forward(mockUrl, { ...input, headers }));
    }
    return true;
  }

  const plugin = middlewarePlugin('story-admin-scenarios', (middlewares) => {
    middlewares.use(async (request, response, next) => {
      try {
        if (!(await apply(request, response))) next();
      } catch (error) {
        endFailedRequest(error, request, response);
      }
    });
  });
  // After the plugin that rejects foreign requests.
  return { ...plugin, enforce: 'post' } satisfies Plugin;
}
