/** What the console uses of each operation of the contract, derived from its own configuration. */
import type { OpenAPI3 } from 'openapi-typescript';
import { readContractOperations, schemaOf } from '../../generate/contract-operations.ts';
import { completeResources } from './complete-resources.ts';
import { otherScreens } from './other-screens.ts';
import { type ResponseSchemas, resourceScreens } from './resource-screens.ts';
import type { ScreenUse } from './uses.ts';

/** Where the screens are named that are no resource. */
export const otherScreensFile = 'scripts/lib/contract-usage/other-screens.ts';

export interface OperationUsage {
  operationId: string;
  /** `GET /api/admin/getAllUsers` */
  operationKey: string;
  /** Empty where the console does not call the operation. */
  screens: ScreenUse[];
}

/**
 * The usage of every operation that any of the contracts has, by a console made from any of them: what an edit removes is
 * still sent by the console that was made before. The first contract that has an operation names its operationId.
 */
export async function readUsage(...contracts: OpenAPI3[]): Promise<OperationUsage[]> {
  const operations = (await Promise.all(contracts.map(readContractOperations))).flat();
  const byKey = Map.groupBy(operations, ({ key }) => key);
  const responseSchemas: ResponseSchemas = (operationKey) =>
    (byKey.get(operationKey) ?? []).flatMap(
      ({ operation }) => schemaOf(operation.responses?.['200']) ?? [],
    );
  const usesOfEach = contracts.map(async (contract) => {
    const resources = await completeResources([contract, ...contracts]);
    return [
      ...otherScreens(),
      ...Object.values(resources).flatMap((resource) =>
        resourceScreens(resource, responseSchemas, resources),
      ),
    ];
  });
  const uses = (await Promise.all(usesOfEach)).flat();
  return [...byKey].map(([key, [first]]) => ({
    operationId: first?.id ?? key,
    operationKey: key,
    screens: uses.flatMap(({ operationKey, ...screen }) => (operationKey === key ? [screen] : [])),
  }));
}
