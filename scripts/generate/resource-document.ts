import type { Constraints, ResourceObject } from '../../src/api/contract.ts';
import { hasType } from '../../src/api/response-parts.ts';

/** What the console sends of a resource object of JSON:API. */
const sentMembers = new Set(['type', 'id', 'attributes']);

/**
 * The attributes in a document of JSON:API, and the object that contains them; undefined for another body, and if it
 * requires more than the console sends.
 */
export function readResourceDocument({ properties: { data } = {} }: Constraints) {
  const { attributes, id, type } = data?.properties ?? {};
  const [name, ...others] = type?.enum ?? [];
  if (!attributes?.properties || typeof name !== 'string' || others.length > 0) return undefined;
  if ((data?.required ?? []).some((property) => !sentMembers.has(property))) return undefined;
  const idType = id && hasType(id, 'integer', 'number') ? 'number' : 'string';
  const resourceObject: ResourceObject = { type: name, ...(id && { id: idType }) };
  return { attributes, resourceObject };
}
