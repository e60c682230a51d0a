import { isEqual, mapValues, pick } from 'es-toolkit';
import type { JsonSchema } from './combine-schemas.ts';
import { transformParts } from './document-parts.ts';
import { resolveReference } from './resolve-references.ts';

type Schema = JsonSchema & { $ref?: string };

const multipartPointer = /\/content\/multipart~1[^/]+$/;

/**
 * Converts multipart bodies to the form in which the console passes them. A multipart body cannot contain a list, so
 * the contract describes a JSON string by its `contentSchema`. The console passes the list, and the API client
 * serializes it.
 */
export function unwrapParts<Document extends object>(document: Document): Document {
  const follow = ({ $ref, ...own }: Schema): Schema =>
    $ref === undefined ? own : { ...follow(resolveReference(document, $ref) as Schema), ...own };

  function unwrapPart(part: Schema): Schema {
    const { contentSchema, ...text } = follow(part);
    return contentSchema
      ? {
          ...pick(text, ['title', 'description']),
          contentMediaType: 'application/json',
          ...contentSchema,
        }
      : part;
  }

  /** The schema of a body. It remains a reference if none of its parts is such a string. */
  function unwrapBody(schema: Schema, outer: readonly Schema[] = []): Schema {
    if (outer.includes(schema)) return schema;
    const body = follow(schema);
    const { properties, allOf, oneOf, anyOf } = body;
    const unwrapAll = (members: readonly Schema[]) =>
      members.map((member) => unwrapBody(member, [...outer, schema]));
    const unwrapped: Schema = {
      ...body,
      ...(properties && { properties: mapValues(properties, unwrapPart) }),
      ...(allOf && { allOf: unwrapAll(allOf) }),
      ...(oneOf && { oneOf: unwrapAll(oneOf) }),
      ...(anyOf && { anyOf: unwrapAll(anyOf) }),
    };
    return isEqual(unwrapped, body) ? schema : unwrapped;
  }

  return transformParts(document, (node, pointer) =>
    multipartPointer.test(pointer) && node.schema
      ? { ...node, schema: unwrapBody(node.schema as Schema) }
      : node,
  ) as Document;
}
