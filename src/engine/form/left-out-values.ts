import type { Resource, ResourceRecord } from '../config/resource.ts';

const isLeftOut = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isLeftOut));

/**
 * Says that values of a record are missing here, because they violate the contract, although a save that replaces the
 * record may remove them; undefined if none is, or if a save sends only what has changed.
 */
export function describeLeftOut(resource: Resource, record: ResourceRecord): string | undefined {
  const { detailFields, mutations } = resource;
  if (mutations.update?.sends !== 'record') return undefined;
  const labels = detailFields
    .filter(({ key = '' }) => key in record && isLeftOut(record[key]))
    .map(({ label }) => label);
  if (labels.length === 0) return undefined;
  return `The server's values of these fields do not match the contract, so that a save may remove them: ${labels.join(', ')}.`;
}
