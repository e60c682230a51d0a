import { splitWords } from '../../../src/engine/config/labels.ts';
import { parseField } from '../parse-fields.ts';
import type { Uploads } from '../uploads.ts';
import type { Entity } from './find-entities.ts';
import { isTimestamp } from './new-record.ts';
import type { RecordData } from './records.ts';
import { propertiesOf, simplify } from './response-shape.ts';

const toWords = (name: string) => splitWords(name).join(' ');

/** The values of a body that a client may set. */
export function readValues(entity: Entity, body: unknown, isForm: boolean): RecordData {
  const values = (typeof body === 'object' && body !== null ? body : {}) as RecordData;
  const properties = Object.entries(propertiesOf(entity.schema)).filter(
    ([name, property]) =>
      name in values &&
      !simplify(property).readOnly &&
      !isTimestamp(name, 'created') &&
      !isTimestamp(name, 'updated'),
  );
  return Object.fromEntries(
    properties.map(([name, property]) => {
      const value = values[name];
      // In a form, a string may contain what the record has as a list or an object.
      return [name, isForm && typeof value === 'string' ? parseField(value, property) : value];
    }),
  );
}

/** The property for the URL of an uploaded file: of the same name, or with "Url" at its end. */
function findUrlProperty({ schema }: Entity, field: string): string | undefined {
  const names = Object.keys(propertiesOf(schema));
  const wanted = new Set([field, `${field}Url`].map(toWords));
  return names.find((name) => wanted.has(toWords(name)));
}

/** Saves uploaded files; returns their URLs by property. Files that the record has no property for are ignored. */
export async function saveFiles(
  entity: Entity,
  uploads: Uploads,
  files: Record<string, Buffer> = {},
): Promise<Record<string, string>> {
  const saved: Record<string, string> = {};
  for (const [field, bytes] of Object.entries(files)) {
    const property = findUrlProperty(entity, field);
    if (property) saved[property] = await uploads.save(bytes);
  }
  return saved;
}

/** The properties with the URLs of uploaded files. */
export function findUploadProperties(entity: Entity): string[] {
  const forms = entity.operations.flatMap(({ contractOperation }) => {
    const form = contractOperation.operation.requestBody?.content?.['multipart/form-data'];
    return form?.schema ? [form.schema] : [];
  });
  const fields = forms.flatMap((form) =>
    Object.entries(propertiesOf(form)).filter(([, field]) => simplify(field).format === 'binary'),
  );
  return fields.flatMap(([field]) => findUrlProperty(entity, field) ?? []);
}
