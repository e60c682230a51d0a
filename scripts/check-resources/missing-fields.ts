import { otherScreensFile, type OperationUsage } from '../lib/contract-usage/usage.ts';
import type { RegisteredResource } from '../lib/registered-resources.ts';
import type { Operation } from '../resource/read-operations.ts';

/** Says of each required property of a request that no form edits where to add its field. */
export function findMissingFields(
  usage: readonly OperationUsage[],
  operations: readonly Operation[],
  registered: readonly RegisteredResource[],
): string[] {
  return operations.flatMap(({ key, id, description }) => {
    const screens = usage.find(({ operationKey }) => operationKey === key)?.screens ?? [];
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
