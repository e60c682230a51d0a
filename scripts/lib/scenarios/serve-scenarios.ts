/** Vite's plugins that list the scenarios of a contract, and apply them to requests of the console. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import querystring from 'node:querystring';
import { setTimeout } from 'node:timers/promises';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Plugin, ViteDevServer } from 'vite';
import { toError } from '../../../src/api/to-error.ts';
import {
  type ContractOperation,
  listOperations,
  readSuccess,
} from '../../generate/contract-operations.ts';
import { readDocument } from '../../generate/read-contract.ts';
import type * as contractUsage from '../contract-usage/usage.ts';
import { printError } from '../exit-with-error.ts';
import { HttpError, sendError } from '../servers/error-responses.ts';
import { createOperationFinder } from '../servers/find-operation.ts';
import { middlewarePlugin } from '../servers/middleware-plugin.ts';
import { foreignApiPath } from '../servers/real-server.ts';
import { forward, readRequest, sendForwarded } from '../servers/raw-messages.ts';
import { listScenarios, type Scenario } from './scenarios.ts';

function readVersion(file: string): string {
  const entry = statSync(file, { throwIfNoEntry: false });
  return `${entry?.mtimeMs} ${entry?.size}`;
}

/**
 * Returns a function that reads a contract, and reads it again after one of its files has changed. While reading fails,
 * it returns the last value.
 */
function followContract<Value>(contract: string, use: (document: OpenAPI3) => Value) {
  const versions = new Map<string, string>();
  let value: Promise<Value> | undefined;
  return async (): Promise<Value> => {
    const isCurrent = [...versions].every(([file, version]) => readVersion(file) === version);
    if (value && isCurrent) return value;
    const previous = value;
    const onFile = (file: string) => versions.set(file, readVersion(file));
    value = readDocument(contract, { onFile })
      .then(use)
      .catch((error: unknown) => {
        if (previous) return previous;
        value = undefined;
        throw error;
      });
    return value;
  };
}

/** Vite loads this file, because Node would keep the first version of the resources that it imports. */
const usageFile = path.resolve('scripts/lib/contract-usage/usage.ts');

/** The scenarios of every operation of a contract, with the screens that use it. Resources are read anew each time. */
async function readScenarios({ environments, ssrLoadModule }: ViteDevServer, document: OpenAPI3) {
  environments.ssr.moduleGraph.invalidateAll();
  const { readUsage } = (await ssrLoadModule(usageFile)) as typeof contractUsage;
  const usage = await readUsage(document);
  return listOperations(document).map((operation) => ({
    operationId: operation.id,
    operationKey: operation.key,
    summary: operation.operation.summary ?? '',
    screens: usage.flatMap(({ operationKey, uses: _, ...screen }) =>
      operationKey === operation.key ? [screen] : [],
    ),
    scenarios: listScenarios(operation).map(({ name, label, kind }) => ({ name, label, kind })),
  }));
}

export type OperationScenarios = Awaited<ReturnType<typeof readScenarios>>[number];

/** Serves the scenarios of a contract's file as `/story-admin/dev/scenarios.json`. */
export const serveCatalogue = (contract: string): Plugin => ({
  name: 'story-admin-scenario-catalogue',
  // The plugin that rejects foreign requests comes first.
  enforce: 'post',
  configureServer(server) {
    const getDocument = followContract(contract, (document) => document);
    let last: OperationScenarios[] | undefined;
    server.middlewares.use('/story-admin/dev/scenarios.json', async (_, response) => {
      try {
        last = await readScenarios(server, await getDocument());
      } catch (error) {
        // The contract or a resource has a mistake, for example during an edit. The last scenarios stay in use.
        if (!last) return sendError(response, 500, toError(error).message);
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(last));
    });
  },
});

/**
 * The header that chooses scenarios. In a request, it has a scenario for each operation. In a response, it has the
 * scenario that was applied.
 */
const headerName = 'x-scenario';

/**
 * Reads the scenarios of a header `getAllUsers:500, getUser:slow`, by operationId. If the contract does not have a
 * choice, it is returned as it was sent, because a link may be older than the contract. Colons in names are encoded.
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

/** Applies scenarios with a mock of the contract's file. */
export function serveScenarios({ contract, mockUrl }: { contract: string; mockUrl: string }) {
  const getOperations = followContract(contract, listOperations);

  /**
   * Applies the scenario of a request, if it has one. Returns false if the request should be passed on to the back-end.
   */
  async function apply(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { [headerName]: header } = request.headers;
    if (typeof header !== 'string') return false;
    const operations = await getOperations();
    const url = request.url?.replace(new RegExp(`^${foreignApiPath}(?=/)`), '');
    const operation = createOperationFinder(operations)(request.method, url);
    if (!operation) return false;
    // The back-end must not receive this header.
    delete request.headers[headerName];
    const { chosen, unknown } = readChoices(header, operations);
    if (unknown.length > 0) response.setHeader('x-scenario-unknown', unknown);
    const scenario = chosen.get(operation.id);
    if (!scenario) return false;
    const { name, prefer, build, type = 'application/json' } = scenario;
    response.setHeader(headerName, `${operation.id}:${encodeURIComponent(name)}`);
    if (name === 'slow') {
      await setTimeout(3000);
      return false;
    }
    if (name === 'offline') request.socket.destroy();
    // The page turns this response into a timeout of its own.
    if (name === 'timeout') response.writeHead(204).end();
    if (build) {
      const body = build(url ?? '');
      response.writeHead(readSuccess(operation).status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    if (prefer !== undefined) {
      const input = await readRequest(Object.assign(request, { url }));
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
        if (error instanceof HttpError) return sendError(response, error.status, error.message);
        // The page was left before the request was read, or while the response was sent.
        if (request.socket.destroyed || response.headersSent) return void response.destroy();
        // Vite would show the error on every open page.
        printError(error);
        sendError(response, 502, 'The mock did not respond: see the terminal of npm run dev.');
      }
    });
  });
  // The plugin that rejects foreign requests comes first.
  return { ...plugin, enforce: 'post' } satisfies Plugin;
}
