/**
 * npm run check:resources: fails if a resource cannot be completed with what the contract states, if no screen uses an
 * operation of the contract, and if a form has no field for what the contract requires.
 */
import { toError } from '../src/api/to-error.ts';
import { resolveResource } from '../src/engine/config/resolve-resources.ts';
import { consoleContract } from './generate/generated-files.ts';
import { describeOperations, toTable } from './generate/generate-operations.ts';
import { readContract } from './generate/read-contract.ts';
import { otherScreensFile, readUsage } from './lib/contract-usage/usage.ts';
import { listUnused, type ScreenUse } from './lib/contract-usage/uses.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';
import { type RegisteredResource, readRegisteredResources } from './lib/registered-resources.ts';
import { findActions, findByOperations, roles } from './resource/find-operations.ts';
import { listEntities } from './resource/list-entities.ts';

type Operations = ReturnType<typeof describeOperations>;

/** For each operation that no screen uses, says where to add it. */
export function findUnusedOperations(
  usage: readonly ScreenUse[],
  contract: Operations,
  registered: readonly RegisteredResource[],
): string[] {
  const entities = listEntities(contract).filter(({ problem }) => problem === undefined);
  function describe({ id, key }: Operations[number]): string {
    for (const { name, operations } of entities) {
      const role = roles.find((candidate) => operations[candidate]?.key === key);
      if (!role && findActions(operations, contract).every((action) => action.key !== key))
        continue;
      const resource = findByOperations(operations, registered);
      const entry = role
        ? `${role}: '${key}' to the operations`
        : `{ label: '…', operation: '${key}' } to the actions`;
      return resource
        ? `No screen uses ${id}: add ${entry} in ${resource.file}.`
        : `No resource covers the ${name} of the contract: npm run resource -- ${name}.`;
    }
    return `No screen uses ${id}: use it, and name it in ${otherScreensFile}, or remove it from the contract.`;
  }

  return [...new Set(listUnused(contract, usage).map(describe))];
}

/** For each required property of a request that no form edits, says where to add its field. */
export function findMissingFields(
  usage: readonly ScreenUse[],
  operations: Operations,
  registered: readonly RegisteredResource[],
): string[] {
  return operations.flatMap(({ key, id, description }) => {
    const screens = usage.filter(({ operationKey }) => operationKey === key);
    const [screen] = screens;
    if (!screen) return [];
    const bodyUses = screens.flatMap(({ uses }) => uses).filter(({ part }) => part === 'body');
    const edited = new Set(bodyUses.map(({ property }) => property.replace(/\.\*$/, '')));
    const file = registered.find(({ options }) => options.name === screen.resource)?.file;
    const place = file
      ? `to formFields in ${file}`
      : `to the screen, and name it in ${otherScreensFile}`;
    return description.requiredProperties
      .filter((name) => !edited.has(name))
      .map(
        (name) =>
          `${id} requires "${name}", and the ${screen.screen} has no field for it: add one ${place}.`,
      );
  });
}

const usage = `npm run check:resources
  Fails if the contract lacks what a resource needs, or a screen or a form what the contract has.`;

export async function checkResources(args: string[]) {
  parseOptions(usage, { args });
  const contract = await readContract(consoleContract.contract);
  const registered = await readRegisteredResources();
  const operations = describeOperations(contract);
  const table = toTable(operations);
  const problems: string[] = [];
  for (const { options, file } of registered) {
    try {
      resolveResource(options, table);
    } catch (error) {
      problems.push(`${file}: ${toError(error).message}`);
    }
  }
  if (problems.length === 0) {
    const uses = await readUsage(contract);
    problems.push(...findUnusedOperations(uses, operations, registered));
    problems.push(...findMissingFields(uses, operations, registered));
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  console.log(`${registered.length} resources are complete.`);
}

await runCommand(import.meta, checkResources);
