import { canIntersect, intersect } from './combine-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { transformParts } from './document-parts.ts';
import { resolveReference } from './resolve-references.ts';

/** A schema with unresolved references; false and true have no keywords to merge. */
type Schema = JsonSchema & { $ref?: string };
type Member = Schema | boolean;

/** How many merged schemas may contain each other; deeper, and in a recursive schema, allOf is left unchanged. */
const maxDepth = 3;

/** Merges schemas into one; undefined where one cannot be read, or their keywords cannot be combined. */
const mergeSchemas = (schemas: readonly (JsonSchema | undefined)[]) =>
  schemas.reduce<JsonSchema | undefined>(
    (merged, schema) =>
      merged && schema && canIntersect(merged, schema) ? intersect(merged, schema) : undefined,
    {},
  );

/**
 * The document with each allOf merged into one schema where nothing is lost, and with the sibling keywords of a oneOf
 * or anyOf copied into each alternative. The generators convert each member separately: without this they would not
 * see that one member requires a property that another declares.
 */
export function mergeAllOf<Document extends object>(document: Document): Document {
  /** Follows the reference of a member and merges its own allOf. */
  function resolveMember(member: Member, parents: readonly Member[]): JsonSchema | undefined {
    if (typeof member === 'boolean') return undefined;
    if (parents.includes(member)) return {};
    const { $ref, ...own } = member;
    const nextParents = [...parents, member];
    if ($ref === undefined) return mergeMembers(own, nextParents);
    const target = resolveReference(document, $ref) as Member;
    return mergeSchemas([own, resolveMember(target, nextParents)]);
  }

  function mergeMembers(schema: Schema, parents: readonly Member[]): JsonSchema | undefined {
    const { allOf, ...own } = schema;
    if (!Array.isArray(allOf)) return schema;
    return mergeSchemas([own, ...allOf.map((member: Member) => resolveMember(member, parents))]);
  }

  /** Copies the sibling keywords into each alternative. */
  function distribute(schema: JsonSchema): JsonSchema {
    const { oneOf, anyOf, discriminator, ...siblings } = schema;
    const members = oneOf ?? anyOf;
    // The generators name the alternatives of a discriminator by their references.
    const isAlone = discriminator || !('properties' in siblings || 'required' in siblings);
    if (!Array.isArray(members) || (oneOf && anyOf) || isAlone) return schema;
    const merged = members.map((member: Member) =>
      mergeSchemas([siblings, resolveMember(member, [])]),
    );
    const alternatives = merged.filter((alternative) => alternative !== undefined);
    if (alternatives.length < merged.length) return schema;
    return oneOf ? { oneOf: alternatives } : { anyOf: alternatives };
  }

  const merge = (node: Schema) => distribute(mergeMembers(node, [node]) ?? node);
  // Properties of two members are combined by another allOf, which the next turn merges.
  return Array.from({ length: maxDepth }).reduce<unknown>(
    (merged) => transformParts(merged, merge),
    document,
  ) as Document;
}
