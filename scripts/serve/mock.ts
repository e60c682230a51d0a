import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { silentLogger } from './silent-logger.ts';

interface MockOptions {
  contract: string;
  /** 0 is any free one. */
  port: number;
}

/** Prism's mock server on a contract: it answers with the examples and refuses what breaks the contract. */
export async function startMock({ contract, port }: MockOptions) {
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    components: { logger: silentLogger },
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(port, '127.0.0.1');
  return {
    url,
    close: () => server.close(),
    /** Reads another contract; what is returned lets the server answer by it from the next request on. */
    async follow(changed: string) {
      const others = await getHttpOperationsFromSpec(changed);
      // Prism looks its operations up in this very list, for each request.
      return () => void operations.splice(0, operations.length, ...others);
    },
  };
}
