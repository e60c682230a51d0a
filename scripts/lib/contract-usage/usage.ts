/** What the console uses of each operation of the contract, derived from its own configuration. */
import type { OpenAPI3 } from 'openapi-typescript';
import { listOperations, schemaOf } from '../../generate/contract-operations.ts';
import { completeResources } from './complete-resources.ts';
import { otherScreens } from './other-screens.ts';
import { type ResponseSchemas, resourceScreens } from './resource-screens.ts';
import type { ScreenUse } from './uses.ts';

/** Where the screens are named that are no resource. */
export const otherScreensFile = 'scripts/lib/contract-usage/other-screens.ts';

/**
 * What each screen uses of each operation, of a console made from any of the contracts: what an edit removes is still
 * sent by the console that was made before.
 */
export async function readUsage(...contracts: OpenAPI3[]): Promise<ScreenUse[]> {
  const operations = contracts.flatMap(listOperations);
  const responseSchemas: ResponseSchemas = (operationKey) =>
    operations
      .filter(({ key }) => key === operationKey)
      .flatMap(({ operation }) => schemaOf(operation.responses?.['200']) ?? []);
  const usesOfEach = contracts.map(async (contract) => {
    const resources = await completeResources([contract, ...contracts]);
    return [
      ...otherScreens,
      ...Object.values(resources).flatMap((resource) =>
        resourceScreens(resource, responseSchemas, resources),
      ),
    ];
  });
  return (await Promise.all(usesOfEach)).flat();
}
