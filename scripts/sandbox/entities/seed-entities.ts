import type { DatabaseSync } from 'node:sqlite';
import type { Message } from '../../generate/contract-operations.ts';
import { toDatabaseError } from '../open-database.ts';
import { createTimestamp } from '../seed/created-at.ts';
import { seededId } from '../seed/people.ts';
import type { Entity } from './find-entities.ts';
import type { FindViolation } from './find-violation.ts';
import { setTimestamps } from './new-record.ts';
import { findReferences, referToRecords } from './references.ts';
import { createRecords, type RecordData } from './records.ts';
import { propertiesOf, simplify } from './response-shape.ts';
import { addMissingProperties, sampleValue } from './sample-value.ts';

const seededRecords = 12;

/** Generated records that violate the contract are replaced by others, up to so many. */
const maxAttempts = 60;

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function examplesOf(message: Message | undefined): unknown[] {
  const media = Object.values(message?.content ?? {})[0];
  const values = [
    media?.example,
    ...Object.values(media?.examples ?? {}).map(({ value }) => value),
  ];
  // As JSON: YAML has dates.
  return JSON.parse(JSON.stringify(values.filter((value) => value !== undefined))) as unknown[];
}

/** The records in the contract's examples of lists and reads, each identifier once. */
function readExamples({ operations, identifier }: Entity): RecordData[] {
  const records = operations.flatMap(({ role, contractOperation, shape }) => {
    const part = shape.rows ?? shape.record;
    if (!/list|read/.test(role) || !part) return [];
    const message = contractOperation.operation.responses?.[String(shape.status)];
    return examplesOf(message).flatMap((example) => {
      const { key } = part;
      return [key === undefined ? example : isObject(example) && example[key]].flat();
    });
  });
  const known = records.filter(isObject).filter((record) => record[identifier] !== undefined);
  return [...new Map(known.map((record) => [String(record[identifier]), record])).values()];
}

/** The identifier of a generated record; undefined if a sample of its schema will do. */
function seededIdentifier({ schema, identifier }: Entity, number: number): unknown {
  const { type, format } = simplify(propertiesOf(schema)[identifier] ?? {});
  if (type === 'integer' || type === 'number') return number + 1;
  return type === 'string' && format === undefined ? seededId('660', number + 1) : undefined;
}

/** An example with the required properties that it leaves out. */
function completeExample(entity: Entity, example: RecordData, index: number): RecordData {
  const record: RecordData = {};
  setTimestamps(entity, record, true, createTimestamp(seededRecords - index, 720));
  Object.assign(record, example);
  addMissingProperties(entity.schema, record);
  return record;
}

/** Adds the examples and generated records of an entity; the examples become the first rows of its list. */
function addRecords(
  database: DatabaseSync,
  entity: Entity,
  entities: readonly Entity[],
  findViolation: FindViolation,
): void {
  const records = createRecords(database, entity);
  const { identifier, schema } = entity;
  const examples = readExamples(entity)
    .map((example, index) => completeExample(entity, example, index))
    .filter((record) => !findViolation(entity, record));
  const ids = new Set(examples.map((record) => String(record[identifier])));

  function generate(number: number): RecordData | undefined {
    const sample = sampleValue(schema, { name: '', number }) as RecordData;
    const candidates = [seededIdentifier(entity, number), sample[identifier]];
    for (const id of candidates) {
      const record: RecordData = { ...sample, ...(id !== undefined && { [identifier]: id }) };
      setTimestamps(entity, record, true, createTimestamp(number, 720));
      referToRecords(database, record, entity, entities, number);
      addMissingProperties(schema, record);
      if (!findViolation(entity, record)) return record;
    }
    return undefined;
  }

  const generated: RecordData[] = [];
  const count = seededRecords - examples.length;
  for (let number = 0; generated.length < count && number < maxAttempts; number += 1) {
    const record = generate(number);
    if (!record || ids.has(String(record[identifier]))) continue;
    ids.add(String(record[identifier]));
    generated.push(record);
  }
  for (const record of [...generated, ...examples.toReversed()]) records.insert(record);
}

/** Completes stored records for a contract that has changed; throws a CommandError if that is not enough. */
function completeRecords(
  database: DatabaseSync,
  file: string,
  entity: Entity,
  findViolation: FindViolation,
): void {
  const records = createRecords(database, entity);
  for (const record of records.all()) {
    if (!findViolation(entity, record)) continue;
    addMissingProperties(entity.schema, record);
    const violation = findViolation(entity, record);
    if (violation) {
      const message = `a record of ${entity.path} violates the changed contract: ${violation}`;
      throw toDatabaseError(file, new Error(message));
    }
    records.update(record);
  }
}

/** Adds the sample records of entities that have none yet, and checks the others against the contract. */
export function seedEntities(
  database: DatabaseSync,
  file: string,
  entities: readonly Entity[],
  findViolation: FindViolation,
): void {
  const isSeeded = database.prepare('SELECT 1 FROM seeded_entities WHERE entity = ?');
  const markSeeded = database.prepare('INSERT INTO seeded_entities (entity) VALUES (?)');
  // Those that refer to others come after them.
  const ordered = entities.toSorted(
    (one, other) => findReferences(one, entities).length - findReferences(other, entities).length,
  );
  database.exec('BEGIN');
  try {
    for (const entity of ordered) {
      if (isSeeded.get(entity.path)) {
        completeRecords(database, file, entity, findViolation);
      } else {
        addRecords(database, entity, entities, findViolation);
        markSeeded.run(entity.path);
      }
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
