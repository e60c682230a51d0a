import type { DatabaseSync } from 'node:sqlite';
import { stemName } from '../../resource/find-operations.ts';
import type { Entity } from './find-entities.ts';
import { createRecords, type RecordData } from './records.ts';
import { propertiesOf } from './response-shape.ts';

/** The properties that refer to records of another entity: `couponId`, or the parent in the path of a list. */
export function findReferences(entity: Entity, entities: readonly Entity[]) {
  const parents = entity.operations.flatMap((operation) =>
    operation.parents.map(({ property }) => property),
  );
  return [...new Set([...Object.keys(propertiesOf(entity.schema)), ...parents])].flatMap((name) => {
    const [, reference] = /^(.+?)_?[iI]d$/.exec(name) ?? /^\{(.+)\}$/.exec(name) ?? [];
    const stem = stemName(reference ?? '');
    const target = entities.find((other) => other !== entity && stem && other.names.has(stem));
    return target ? [{ name, target }] : [];
  });
}

/** Sets the references of a generated record to stored records. */
export function referToRecords(
  database: DatabaseSync,
  record: RecordData,
  entity: Entity,
  entities: readonly Entity[],
  number: number,
): void {
  for (const { name, target } of findReferences(entity, entities)) {
    const targets = createRecords(database, target).all();
    // The newest ones, which are on the first page of their list.
    const referred = targets.at(-1 - (number % Math.min(3, targets.length)));
    if (referred) record[name] = referred[target.identifier];
  }
}
