import { type Constraints, type OperationKey, operations } from '../../src/api/contract.ts';
import { readPageSizes } from '../../src/api/read-paging.ts';

const { options, defaultSize } = readPageSizes(
  operations['GET /api/admin/getAllUsers']?.queryConstraints.resultPerPage ?? {},
);

/** The page sizes of the lists. */
export const pageSizes = options;
export const largestPageSize = Math.max(...options);
/** A page size that is not the default. */
export const otherPageSize = options.find((size) => size !== defaultSize) ?? defaultSize;

/** The constraints of a property of a request body; those of the items of a list for `starter[].description`. */
export function getConstraints(key: OperationKey, property: string): Constraints {
  const [name = '', itemProperty] = property.split('[].');
  const constraints = operations[key]?.bodyConstraints[name];
  const found = itemProperty ? constraints?.items?.properties?.[itemProperty] : constraints;
  if (!found)
    throw new Error(
      `${key} has no ${property} in openapi.yaml: correct the test, or run npm run generate.`,
    );
  return found;
}
