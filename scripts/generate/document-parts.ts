/** Keys whose content is data, such as an example, and not part of the document's structure. */
const dataKeys = /^(example|examples|default|enum|const|x-.*)$/;

/** Keys that map arbitrary names to parts of the document. */
const mapKeys =
  /^(properties|patternProperties|dependentSchemas|\$defs|schemas|responses|parameters|headers|requestBodies|encoding)$/;

/**
 * A copy of a document, or a part of it, with each object transformed after those in it; but for data, which may look
 * like a part, and maps of parts, whose keys are arbitrary names.
 */
export function transformParts(
  part: unknown,
  transform: (node: Record<string, unknown>) => unknown,
  isMap = false,
): unknown {
  if (Array.isArray(part)) return part.map((item) => transformParts(item, transform));
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const isData = !isMap && dataKeys.test(key);
      return [key, isData ? value : transformParts(value, transform, !isMap && mapKeys.test(key))];
    }),
  );
  return isMap ? copy : transform(copy);
}
