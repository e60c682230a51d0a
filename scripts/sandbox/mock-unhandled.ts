import { readContractOperations } from '../generate/contract-operations.ts';
import { createOperationFinder } from '../lib/servers/find-operation.ts';
import { startMock } from '../lib/servers/mock.ts';
import { handlers } from './handlers.ts';

/** Prism's mock of a contract for the operations without a handler in the sandbox; undefined if all have one. */
export async function mockUnhandled(contract: string) {
  const operations = await readContractOperations(contract);
  const unhandled = operations.filter(({ id }) => !Object.hasOwn(handlers, id));
  if (unhandled.length === 0) return undefined;
  const findOperation = createOperationFinder(operations);
  const mock = await startMock({ contract, port: 0 });
  const names = unhandled.map(({ id }) => id).join(', ');
  return {
    line: `\n  No handler for ${names}: Prism's mock responds with the contract's examples`,
    findUpstream(method: string, target: string): string | undefined {
      const operation = findOperation(method, target);
      return operation && unhandled.includes(operation) ? mock.url : undefined;
    },
    close: mock.close,
  };
}
