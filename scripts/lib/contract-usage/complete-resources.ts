import type { OpenAPI3 } from 'openapi-typescript';
import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import type { Resources } from '../../../src/engine/config/resources-context.ts';
import { describeOperations, toTable } from '../../generate/generate-operations.ts';
import { prepareContract } from '../../generate/read-contract.ts';
import { CommandError } from '../exit-with-error.ts';
import { type RegisteredResource, readRegisteredResources } from '../registered-resources.ts';

/** Completes the resource with the first of the contracts that it fits; one of which no contract has the list is left out. */
function completeWithFirst(
  { constant, options, file }: RegisteredResource,
  tables: readonly ReturnType<typeof toTable>[],
): [constant: string, Resource][] {
  const errors: Error[] = [];
  for (const table of tables) {
    if (!(options.operations.list in table)) continue;
    try {
      return [[constant, resolveResource(options, table)]];
    } catch (error) {
      errors.push(error as Error);
    }
  }
  if (errors[0]) throw new CommandError(`${file}: ${errors[0].message}`);
  return [];
}

/** The completed resources of the working tree by their constants, with what the contracts state instead of the generated files. */
export async function completeResources(contracts: readonly OpenAPI3[]): Promise<Resources> {
  const registered = await readRegisteredResources();
  const tables = contracts.map((contract) =>
    toTable(describeOperations(prepareContract(contract))),
  );
  return Object.fromEntries(registered.flatMap((resource) => completeWithFirst(resource, tables)));
}
