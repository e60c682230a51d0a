import { canIntersect, intersect, type JsonSchema } from './combine-schemas.ts';
import { transformParts } from './document-parts.ts';
import { resolveReference } from './resolve-references.ts';

/** A schema with unresolved references; false and true have no keywords to merge. */
type Schema = JsonSchema & { $ref?: string };
type Member = Schema | boolean;

/** The deepest nesting of merged schemas. Deeper allOf, and those in recursive schemas, are left unchanged. */
const maxDepth = 3;

/** Merges schemas into one; undefined if one cannot be read, or their keywords cannot be combined. */
const mergeSchemas = (schemas: readonly (JsonSchema | undefined)[]) =>
  schemas.reduce<JsonSchema | undefined>(
    (merged, schema) =>
      merged && schema && canIntersect(merged, schema) ? intersect(merged, schema) : undefined,
    {},
  );

/**
 * Merges each allOf into one schema if nothing is lost, and copies the sibling keywords of a oneOf or anyOf into its
 * alternatives. The generators convert each member by itself, and would not see that one member requires a property
 * that another declares.
 */
export function mergeAllOf<Document extends object>(document: Document): Document {
  /** Merges a schema with the target of its reference and with its allOf. */
  function flatten(schema: Member, parents: readonly Member[] = []): JsonSchema | undefined {
    if (typeof schema === 'boolean') return undefined;
    if (parents.includes(schema)) return {};
    const { $ref, allOf = [], ...own } = schema;
    const target = $ref === undefined ? [] : [resolveReference(document, $ref)];
    const members = [...target, ...allOf] as Member[];
    return mergeSchemas([own, ...members.map((member) => flatten(member, [...parents, schema]))]);
  }

  /** Copies the sibling keywords into each alternative. */
  function distribute(schema: JsonSchema): JsonSchema {
    const { oneOf, anyOf, discriminator, ...siblings } = schema;
    const members = oneOf ?? anyOf;
    // The generators name the alternatives of a discriminator after their references.
    const isAlone = discriminator || !('properties' in siblings || 'required' in siblings);
    if (!Array.isArray(members) || (oneOf && anyOf) || isAlone) return schema;
    const merged = members.map((member: Member) => mergeSchemas([siblings, flatten(member)]));
    const alternatives = merged.filter((alternative) => alternative !== undefined);
    if (alternatives.length < merged.length) return schema;
    return oneOf ? { oneOf: alternatives } : { anyOf: alternatives };
  }

  const merge = (node: Schema) =>
    distribute((Array.isArray(node.allOf) ? flatten(node) : node) ?? node);
  // Properties of two members are combined by another allOf, which the next round merges.
  return Array.from({ length: maxDepth }).reduce<unknown>(
    (merged) => transformParts(merged, merge),
    document,
  ) as Document;
}
