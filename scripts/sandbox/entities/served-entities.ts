import {
  type ContractOperation,
  readContractOperations,
} from '../../generate/contract-operations.ts';
import { CommandError } from '../../lib/exit-with-error.ts';
import { type Entity, findEntities } from './find-entities.ts';
import { handlers } from '../handlers.ts';

const isHandled = ({ id }: ContractOperation) => Object.hasOwn(handlers, id);

/** Whether hand-written handlers read the records of an entity, from tables of their own. */
const hasOwnTables = ({ operations }: Entity) =>
  operations.some(
    ({ role, contractOperation }) => /list|read/.test(role) && isHandled(contractOperation),
  );

/**
 * The entities of a contract that need no hand-written handlers. Throws a CommandError that names the operations
 * which are neither handled nor one of such an entity.
 */
export async function findServedEntities(contract: string): Promise<Entity[]> {
  const operations = await readContractOperations(contract);
  const entities = findEntities(operations).filter((entity) => !hasOwnTables(entity));
  const served = new Set(
    entities.flatMap((entity) =>
      entity.operations.map(({ contractOperation }) => contractOperation),
    ),
  );
  const unserved = operations.filter(
    (operation) => !isHandled(operation) && !served.has(operation),
  );
  if (unserved.length === 0) return entities;
  const names = unserved.map(({ id, key }) => `"${id}" (${key})`).join(', ');
  throw new CommandError(
    `The sandbox has no handler for ${names}: it serves only the list, read, create, update and delete of entities ` +
      'by itself, unless handlers read their records. Add one in scripts/sandbox/operations/, and to handlers.ts beside it.',
  );
}
