import querystring from 'node:querystring';
import { memoize } from 'es-toolkit';
import type { ContractOperation } from '../../generate/contract-operations.ts';

/**
 * The decoded segments of a path, so that `/api/%61` and `/api/a` are equal. It does not throw for an invalid encoding.
 */
const splitPath = (path: string) => path.split('/').filter(Boolean).map(querystring.unescape);

/** The segments of a path of the contract. They are remembered, because each request is compared with them. */
const readTemplate = memoize(splitPath);

const isTemplate = (segment: string) => /^\{.+\}$/.test(segment);

const countTemplates = ({ path }: { path: string }) => readTemplate(path).filter(isTemplate).length;

const matches = (template: readonly string[], segments: readonly string[]) =>
  template.length === segments.length &&
  template.every((part, index) => isTemplate(part) || part === segments[index]);

/**
 * Returns a function that finds the operation of a request. If several match, it is the one with the fewest parameters
 * in its path.
 */
export const createOperationFinder =
  <Operation extends Pick<ContractOperation, 'method' | 'path'>>(
    operations: readonly Operation[],
  ) =>
  (method: string | undefined, url = ''): Operation | undefined => {
    // The path is resolved as it will be when the request is forwarded: a URL resolves `/x/../`.
    const segments = splitPath(URL.parse(url, 'http://localhost')?.pathname ?? '');
    return operations
      .filter((operation) => operation.method.toUpperCase() === method)
      .filter(({ path }) => matches(readTemplate(path), segments))
      .toSorted((a, b) => countTemplates(a) - countTemplates(b))[0];
  };
