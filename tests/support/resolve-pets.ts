import type { ConstraintsByName, OperationKey } from '../../src/api/contract.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { integer, listOf, objectOf, text } from './schemas.ts';

type Pets = Partial<
  Record<'row' | 'record' | 'body' | 'listResponse' | 'readResponse' | 'id', ConstraintsByName>
> & { requiredProperties?: string[] };

export const petOperations = {
  list: 'GET /pets' as OperationKey,
  read: 'GET /pets/{id}' as OperationKey,
  update: 'PUT /pets/{id}' as OperationKey,
};

/** Completes a resource "pets" of a contract with the given properties. */
export function resolvePets(
  { row = { name: text }, record = row, body = {}, id = { _id: text }, ...responses }: Pets,
  options: Partial<ResourceConfig> = {},
) {
  const { listResponse, readResponse, requiredProperties = [] } = responses;
  const operation = { queryConstraints: {}, response: {}, bodyConstraints: {} };
  const identified = (properties: ConstraintsByName) => objectOf({ ...id, ...properties });
  const pets = listOf(identified(row));
  const table = {
    'GET /pets': {
      ...operation,
      queryConstraints: { page: integer, limit: integer },
      response: objectOf(listResponse ?? { pets, total: integer }),
    },
    'GET /pets/{id}': {
      ...operation,
      response: objectOf(readResponse ?? { pet: identified(record) }),
    },
    'PUT /pets/{id}': { ...operation, bodyConstraints: body, requiredProperties },
  };
  return resolveResource({ name: 'pets', operations: petOperations, ...options }, table);
}
