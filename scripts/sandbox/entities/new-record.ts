/** What the server sets in a record: its identifier and timestamps. */
import { randomUUID } from 'node:crypto';
import { splitWords } from '../../../src/engine/config/labels.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';
import { createId } from '../rows.ts';
import type { Entity } from './find-entities.ts';
import type { RecordData, Records } from './records.ts';
import { propertiesOf, simplify } from './response-shape.ts';
import { sampleText } from './sample-text.ts';

/** Whether a property is `createdAt` or `updatedAt`, in any spelling. */
export const isTimestamp = (name: string, kind: 'created' | 'updated') =>
  splitWords(name).join(' ') === `${kind} at`;

/** Sets the timestamps that a record has. */
export function setTimestamps({ schema }: Entity, record: RecordData, isNew: boolean, at: string) {
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const isSet = isTimestamp(name, 'updated') || (isNew && isTimestamp(name, 'created'));
    const { type, format } = simplify(property);
    if (isSet && type === 'string') record[name] = format === 'date' ? at.slice(0, 10) : at;
  }
}

const maxAttempts = 1000;

/** A new identifier in the form that the contract gives it. */
export function createIdentifier({ schema, identifier }: Entity, records: Records): unknown {
  const idSchema: JsonSchema = simplify(propertiesOf(schema)[identifier] ?? {});
  const { type, format, pattern, maxLength = Infinity } = idSchema;
  if (type === 'integer' || type === 'number')
    return Math.max(0, ...records.all().map((record) => Number(record[identifier]))) + 1;
  if (format === 'uuid') return randomUUID();
  const id = createId();
  if (id.length <= maxLength && new RegExp(pattern ?? '', 'u').test(id)) return id;
  const count = records.all().length;
  for (let number = count; number < count + maxAttempts; number += 1) {
    const sample = sampleText(idSchema, { name: identifier, number });
    if (!records.has(sample)) return sample;
  }
  throw new HttpError(
    422,
    `The sandbox finds no further ${identifier} in the contract's form: send one, or relax the form in openapi.yaml.`,
  );
}
