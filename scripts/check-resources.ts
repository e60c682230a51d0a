/**
 * npm run check:resources: fails if a resource cannot be completed with what the contract states, if no screen uses an
 * operation of the contract, and if a form has no field for what the contract requires.
 */
import { resolveResource } from '../src/engine/config/resolve-resources.ts';
import { findMissingFields } from './check-resources/missing-fields.ts';
import { findUnusedOperations } from './check-resources/unused-operations.ts';
import { consoleContract } from './generate/generated-files.ts';
import { readContract } from './generate/read-contract.ts';
import { readUsage } from './lib/contract-usage/usage.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { type RegisteredResource, readRegisteredResources } from './lib/registered-resources.ts';
import { listEntities } from './resource/list-entities.ts';
import { type Operation, readOperations } from './resource/read-operations.ts';

/** Why resources cannot be completed. */
function findIncomplete(
  registered: readonly RegisteredResource[],
  operations: readonly Operation[],
): string[] {
  const table = Object.fromEntries(operations.map(({ key, description }) => [key, description]));
  return registered.flatMap(({ options, file }) => {
    try {
      resolveResource(options, table);
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
}

export async function checkResources() {
  const contract = await readContract(consoleContract.contract);
  const registered = await readRegisteredResources();
  const operations = await readOperations(contract);
  const incomplete = findIncomplete(registered, operations);
  if (incomplete.length > 0) throw new CommandError(incomplete.join('\n'));

  const usage = await readUsage(contract);
  const problems = [
    ...findUnusedOperations(usage, listEntities(operations), registered),
    ...findMissingFields(usage, operations, registered),
  ];
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  console.log(`${registered.length} resources are complete.`);
}

await runCommand(import.meta, checkResources);
