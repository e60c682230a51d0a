import { type OperationUsage, otherScreensFile } from '../lib/contract-usage/usage.ts';
import type { RegisteredResource } from '../lib/registered-resources.ts';
import { findByOperations } from '../resource/covering-resource.ts';
import { roles } from '../resource/find-operations.ts';
import type { Entity } from '../resource/list-entities.ts';

/** Says of each operation that no screen uses where to add it. */
export function findUnusedOperations(
  usage: readonly OperationUsage[],
  entities: readonly Entity[],
  registered: readonly RegisteredResource[],
): string[] {
  function describe({ operationId, operationKey: key }: OperationUsage): string {
    for (const { name, operations, actions } of entities) {
      const role = roles.find((candidate) => operations[candidate]?.key === key);
      if (!role && !actions.some((action) => action.key === key)) continue;
      const resource = findByOperations(operations, registered);
      const entry = role
        ? `${role}: '${key}' to the operations`
        : `{ label: '…', operation: '${key}' } to the actions`;
      return resource
        ? `No screen uses ${operationId}: add ${entry} in ${resource.file}.`
        : `No resource covers the ${name} of the contract: npm run resource -- ${name}.`;
    }
    return `No screen uses ${operationId}: use it, and name it in ${otherScreensFile}, or remove it from the contract.`;
  }

  const unused = usage.filter(({ screens }) => screens.length === 0);
  return [...new Set(unused.map(describe))];
}
