/** Writes request bodies in the media types that the contract gives. */
import type { Operation, ResourceObject } from './contract.ts';
import { isObject, type PartPath } from './response-parts.ts';

type Value = string | Blob;

const separators = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** The parts of a form by name. Files are not changed. Null becomes an empty part, because a form has no null. */
function* listFormParts(
  { bodyConstraints, bodyStyles = {} }: Pick<Operation, 'bodyConstraints' | 'bodyStyles'>,
  body: object,
): Generator<[name: string, value: Value]> {
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    const style = bodyStyles[name];
    if (style === 'deepObject' && isObject(value)) {
      const inner = Object.entries(value).map(([key, part]) => [`${name}[${key}]`, part]);
      yield* listFormParts({ bodyConstraints: {} }, Object.fromEntries(inner));
      continue;
    }
    if (style !== undefined && style !== 'deepObject' && Array.isArray(value)) {
      yield [name, value.join(separators[style])];
      continue;
    }
    const isText = bodyConstraints[name]?.contentMediaType?.includes('json') ?? false;
    // A list is its items, each with the name, unless the contract describes one text of JSON.
    const items: unknown[] = Array.isArray(value) && !isText ? value : [value];
    for (const item of items) {
      if (item instanceof Blob) yield [name, item];
      else if (item !== undefined)
        yield [name, typeof (item ?? '') === 'object' ? JSON.stringify(item) : String(item ?? '')];
    }
  }
}

/** Where a document of JSON:API has the values of a body. */
export const attributesPath: PartPath = ['data', 'attributes'];

/** A body as the document of JSON:API that the contract describes. */
function wrapAttributes({ type, id }: ResourceObject, attributes: object, recordId?: string) {
  const isNamed = id !== undefined && recordId !== undefined;
  const named = isNamed && { id: id === 'number' ? Number(recordId) : recordId };
  return { data: { type, ...named, attributes } };
}

/** The body of a request for the record with an identifier, and its media type unless the browser sets that itself. */
export function writeBody(
  operation: Pick<
    Operation,
    'bodyConstraints' | 'bodyStyles' | 'bodyType' | 'mediaType' | 'resourceObject'
  >,
  body: object | undefined,
  recordId?: string,
): { body?: string | FormData; contentType?: string } {
  if (body === undefined) return {};
  if (operation.bodyType === 'multipart') {
    const form = new FormData();
    for (const [name, value] of listFormParts(operation, body)) form.append(name, value);
    return { body: form };
  }
  if (operation.bodyType === 'form') {
    const parts = [...listFormParts(operation, body)].map(([name, value]) => [name, String(value)]);
    const contentType = 'application/x-www-form-urlencoded';
    return { body: new URLSearchParams(parts).toString(), contentType };
  }
  const { mediaType: contentType = 'application/json', resourceObject } = operation;
  const document = resourceObject ? wrapAttributes(resourceObject, body, recordId) : body;
  return { body: JSON.stringify(document), contentType };
}
