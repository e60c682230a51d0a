import { canIntersect, intersect } from './combine-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { convertParts } from './document-parts.ts';
import { resolveReference } from './resolve-references.ts';

type UnresolvedSchema = JsonSchema & { $ref?: string };

/** How many merged schemas may contain each other; deeper, and in a recursive schema, allOf is left unchanged. */
const maxDepth = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Merges schemas into one; undefined where their keywords cannot be combined. */
function mergeSchemas(schemas: readonly JsonSchema[]): JsonSchema | undefined {
  let merged: JsonSchema = {};
  for (const schema of schemas) {
    if (!canIntersect(merged, schema)) return undefined;
    merged = intersect(merged, schema);
  }
  return merged;
}

/**
 * The document with each allOf merged into one schema where nothing is lost, and with the sibling keywords of a oneOf
 * or anyOf copied into each alternative. The generators convert each member separately: without this they would not
 * see that one member requires a property that another declares.
 */
export function mergeAllOf<Document extends object>(document: Document): Document {
  /** Follows the reference of a member and merges its own allOf. */
  function resolveMember(
    member: UnresolvedSchema,
    parents: readonly UnresolvedSchema[],
  ): JsonSchema | undefined {
    // A boolean schema, which has no keywords to merge.
    if (!isObject(member)) return undefined;
    if (parents.includes(member)) return {};
    const { $ref, ...own } = member;
    const nextParents = [...parents, member];
    if ($ref === undefined) return mergeMembers(own, nextParents);
    const target = resolveMember(resolveReference(document, $ref) as UnresolvedSchema, nextParents);
    return target && mergeSchemas([own, target]);
  }

  function mergeMembers(
    schema: JsonSchema,
    parents: readonly UnresolvedSchema[],
  ): JsonSchema | undefined {
    const { allOf, ...own } = schema;
    if (!Array.isArray(allOf)) return schema;
    const members = allOf.map((member: UnresolvedSchema) => resolveMember(member, parents));
    const all = members.filter((member) => member !== undefined);
    return all.length === members.length ? mergeSchemas([own, ...all]) : undefined;
  }

  /** Copies the sibling keywords into each alternative. */
  function distribute(schema: JsonSchema): JsonSchema {
    const { oneOf, anyOf, discriminator, ...siblings } = schema;
    const members = oneOf ?? anyOf;
    // The generators name the alternatives of a discriminator by their references.
    const isAlone = discriminator || !('properties' in siblings || 'required' in siblings);
    if (!Array.isArray(members) || (oneOf && anyOf) || isAlone) return schema;
    const alternatives = members.map((member: UnresolvedSchema) => {
      const alternative = resolveMember(member, []);
      return alternative && mergeSchemas([siblings, alternative]);
    });
    const all = alternatives.filter((alternative) => alternative !== undefined);
    if (all.length < alternatives.length) return schema;
    return oneOf ? { oneOf: all } : { anyOf: all };
  }

  function rewrite(node: unknown, parents: readonly object[] = [], isMap = false): unknown {
    if (!isObject(node)) return node;
    if (Array.isArray(node)) return node.map((item) => rewrite(item, parents));
    const mayMerge = !isMap && parents.length < maxDepth && !parents.includes(node);
    const schema = mayMerge ? distribute(mergeMembers(node, [node]) ?? node) : node;
    const nextParents = schema === node ? parents : [...parents, node];
    return convertParts(schema as Record<string, unknown>, isMap, (part, isMapOfParts) =>
      rewrite(part, nextParents, isMapOfParts),
    );
  }
  return rewrite(document) as Document;
}
