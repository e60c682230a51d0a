/** The scenarios that the console's screens can be seen in, by operation of the contract. */
import path from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Plugin, ViteDevServer } from 'vite';
import { listOperations } from '../../generate/contract-operations.ts';
import { readDocument } from '../../generate/read-contract.ts';
import type * as contractUsage from '../contract-usage/usage.ts';
import { followFile } from '../follow-file.ts';
import { sendError } from '../servers/error-responses.ts';
import { listScenarios, type ScenarioDescription } from './scenarios.ts';

export interface OperationScenarios {
  operationId: string;
  /** `GET /api/admin/getAllUsers` */
  operationKey: string;
  summary: string;
  /** The screens that use the operation. */
  screens: { screen: string; address: string; resource?: string }[];
  scenarios: ScenarioDescription[];
}

/** Vite loads it: Node would keep the first version of the resources that it imports. */
const usageFile = path.resolve('scripts/lib/contract-usage/usage.ts');

/** The scenarios of every operation of a contract, with the screens that use it; resources are read as they are now. */
async function readScenarios(
  { environments, ssrLoadModule }: ViteDevServer,
  document: OpenAPI3,
): Promise<OperationScenarios[]> {
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

/** A plugin of Vite that serves the scenarios of a contract's file as `/story-admin/dev/scenarios.json`. */
export const serveCatalogue = (contract: string): Plugin => ({
  name: 'story-admin-scenario-catalogue',
  // After the plugin that rejects foreign requests.
  enforce: 'post',
  configureServer(server) {
    const getDocument = followFile(contract, readDocument);
    let last: OperationScenarios[] | undefined;
    server.middlewares.use('/story-admin/dev/scenarios.json', async (_, response) => {
      try {
        last = await readScenarios(server, await getDocument());
      } catch (error) {
        // The contract or a resource has a mistake, for example half of an edit: the last scenarios stay in use.
        if (!last) return sendError(response, 500, (error as Error).message);
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(last));
    });
  },
});
