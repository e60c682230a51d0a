import { escapePointerFragment } from '@redocly/openapi-core';

/** The pointer of a child (RFC 6901), from that of its parent. */
export const childPointer = (pointer: string, key: string) =>
  `${pointer}/${escapePointerFragment(key)}`;

/** The entries of a part whose keys are paths or statuses, without its extensions (OpenAPI 3.1, 4.9). */
export const listEntries = <Value>(part: Readonly<Record<string, Value>> | undefined) =>
  Object.entries(part ?? {}).filter(([key]) => !key.startsWith('x-'));

/** Keys whose content is data, such as an example, and not part of the document's structure. */
export const dataKeys = /^(example|examples|default|enum|const|x-.*)$/;

/** Keys that map arbitrary names to parts of the document. */
export const mapKeys =
  /^(properties|patternProperties|dependentSchemas|\$defs|schemas|responses|parameters|headers|requestBodies|encoding)$/;

/**
 * Copies a document, or a part of it, and transforms each object after the objects in it. Data and maps are copied
 * unchanged: data may look like a part, and the keys of maps are arbitrary names. `transform` also receives the pointer
 * of the object.
 */
export function transformParts(
  part: unknown,
  transform: (node: Record<string, unknown>, pointer: string) => unknown,
  pointer = '#',
  isMap = false,
): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const transformChild = (key: string, child: unknown, isChildMap = false) =>
    transformParts(child, transform, childPointer(pointer, key), isChildMap);
  if (Array.isArray(part)) return part.map((item, index) => transformChild(`${index}`, item));
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const isData = !isMap && dataKeys.test(key);
      return [key, isData ? value : transformChild(key, value, !isMap && mapKeys.test(key))];
    }),
  );
  return isMap ? copy : transform(copy, pointer);
}

/** Removes references to other files from the data of extensions, which no program reads. */
export function removeExtensionReferences(part: unknown, isMap = false, isData = false): void {
  if (typeof part !== 'object' || part === null) return;
  const { $ref } = part as { $ref?: unknown };
  if (isData && typeof $ref === 'string' && !$ref.startsWith('#'))
    Reflect.deleteProperty(part, '$ref');
  for (const [key, value] of Object.entries(part)) {
    const isExtension = isData || (!isMap && key.startsWith('x-'));
    removeExtensionReferences(value, !isMap && mapKeys.test(key), isExtension);
  }
}
