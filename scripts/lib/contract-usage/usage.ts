/** Derives from the configuration of the console what it uses of each operation of the contract. */
import type { OpenAPI3 } from 'openapi-typescript';
import { toError } from '../../../src/api/to-error.ts';
import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import { listOperations, readSuccess } from '../../generate/contract-operations.ts';
import { describeOperations, toTable } from '../../generate/generate-operations.ts';
import { prepareContract } from '../../generate/read-contract.ts';
import { CommandError } from '../exit-with-error.ts';
import { productFolder, readRegisteredResources } from '../registered-resources.ts';
import { listOtherScreens } from './other-screens.ts';
import { resourceScreens } from './resource-screens.ts';
import type { ScreenUse } from './uses.ts';

/** The file that lists the screens that belong to no resource. */
export const otherScreensFile = `${productFolder}/screen-uses.ts`;

const describeContract = (contract: OpenAPI3) => describeOperations(prepareContract(contract));

/** The operations that the code generated from a contract would have. */
const readTable = (contract: OpenAPI3) => toTable(describeContract(contract));

type Table = ReturnType<typeof readTable>;

/** Resolves each resource with the first table that fits it. Resources whose list is in no table are left out. */
async function completeBy(tables: readonly Table[]) {
  const completed: Record<string, Resource> = {};
  for (const { constant, options, file } of await readRegisteredResources()) {
    const errors: Error[] = [];
    for (const table of tables.filter((candidate) => options.operations.list in candidate)) {
      try {
        completed[constant] ??= resolveResource(options, table);
      } catch (error) {
        errors.push(toError(error));
      }
    }
    if (errors[0] && !completed[constant]) throw new CommandError(`${file}: ${errors[0].message}`);
  }
  return completed;
}

/** Resolves the resources of the working tree with a contract instead of the generated files. */
export const completeResources = (contract: OpenAPI3) => completeBy([readTable(contract)]);

/**
 * What each screen uses of each operation, for consoles that are generated from any of the contracts. A console that
 * was generated before an edit still sends what the edit removes.
 */
export async function readUsage(...contracts: OpenAPI3[]): Promise<ScreenUse[]> {
  const operations = contracts.flatMap(listOperations);
  /** The schemas of an operation's successful response in each contract that has the operation. */
  const responseSchemas = (operationKey: string) =>
    operations
      .filter(({ key }) => key === operationKey)
      .flatMap((operation) => readSuccess(operation).schema ?? []);
  const described = contracts.map(describeContract);
  const tables = described.map(toTable);
  const usesOfEach = tables.map(async (table, index) => {
    const resources = await completeBy([table, ...tables]);
    const screens = Object.values(resources).flatMap((resource) =>
      resourceScreens(resource, responseSchemas, resources),
    );
    return [...listOtherScreens(described[index] ?? []), ...screens];
  });
  return (await Promise.all(usesOfEach)).flat();
}
