import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { prismSettings, silentLogger } from './prism.ts';

interface MockOptions {
  contract: string;
  /** 0 stands for any free port. */
  port: number;
}

/** Prism's mock server: responds with the contract's examples and rejects requests that violate the contract. */
export async function startMock({ contract, port }: MockOptions) {
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    components: { logger: silentLogger },
    cors: true,
    config: { ...prismSettings, isProxy: false },
  });
  const url = await server.listen(port, '127.0.0.1');
  return {
    url,
    close: () => server.close(),
    /** Reads another contract; call the returned function to use it from the next request on. */
    async loadContract(changed: string) {
      const changedOperations = await getHttpOperationsFromSpec(changed);
      // Prism reads this array on each request.
      return () => void operations.splice(0, operations.length, ...changedOperations);
    },
  };
}
