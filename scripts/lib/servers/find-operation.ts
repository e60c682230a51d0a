import type { ContractOperation } from '../../generate/contract-operations.ts';

/** The decoded segments of a path: `/api/%61` and `/api/a` are equal. */
const splitPath = (path: string) => path.split('/').filter(Boolean).map(decodeSegment);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid encoding is reported by the router.
    return segment;
  }
}

const isTemplate = (segment: string) => /^\{.+\}$/.test(segment);

const countTemplates = (template: readonly string[]) => template.filter(isTemplate).length;

/** Returns a function that finds the operation of a request; of several, the one with the fewest parameters in its path. */
export function createOperationFinder<Operation extends Pick<ContractOperation, 'method' | 'path'>>(
  operations: readonly Operation[],
) {
  const templates = operations
    .map((operation) => ({ operation, template: splitPath(operation.path) }))
    .toSorted((a, b) => countTemplates(a.template) - countTemplates(b.template));

  return (method: string | undefined, url = ''): Operation | undefined => {
    // As the request is forwarded: a URL resolves `/x/../`.
    const segments = splitPath(URL.parse(url, 'http://localhost')?.pathname ?? '');
    return templates.find(
      ({ operation, template }) =>
        operation.method === method &&
        template.length === segments.length &&
        template.every((part, index) => isTemplate(part) || part === segments[index]),
    )?.operation;
  };
}
