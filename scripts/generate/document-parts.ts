/** An object of an OpenAPI document. */
type Node = Readonly<Record<string, unknown>>;

/** Keys whose content is data, such as an example, and not part of the document's structure. */
const dataKeys = /^(example|examples|default|enum|const|x-.*)$/;

/** Keys that map arbitrary names to parts of the document. */
const mapKeys =
  /^(properties|patternProperties|dependentSchemas|\$defs|schemas|responses|parameters|headers|requestBodies|encoding)$/;

/**
 * A copy of a node with each part converted, but for data, which may look like a part. `isMap` tells, of the node and
 * of each part, whether its keys are arbitrary names.
 */
export const convertParts = (
  node: Node,
  isMap: boolean,
  convert: (part: unknown, isMap: boolean) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (isMap) return [key, convert(value, false)];
      return [key, dataKeys.test(key) ? value : convert(value, mapKeys.test(key))];
    }),
  );

/**
 * A copy of a document, or a part of it, with each object transformed after those in it; but for data, which may look
 * like a part, and maps of parts.
 */
export function transformParts(
  part: unknown,
  transform: (node: Record<string, unknown>) => unknown,
  isMap = false,
): unknown {
  const transformInner = (inner: unknown, isInnerMap = false) =>
    transformParts(inner, transform, isInnerMap);
  if (Array.isArray(part)) return part.map((item) => transformInner(item));
  if (typeof part !== 'object' || part === null) return part;
  const copy = convertParts(part as Node, isMap, transformInner);
  return isMap ? copy : transform(copy);
}
