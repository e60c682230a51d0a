import type { TestProject } from 'vitest/node';
import { createMock } from '../../scripts/lib/servers/mock.ts';
import { readOperations } from '../../scripts/lib/servers/prism.ts';
import { listen } from './listen.ts';
import { testContracts } from './test-contracts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of Prism's mocks of the contracts in `tests/engine`, by folder. */
    engineMockUrls: Record<string, string>;
  }
}

/** A mock for the page of the tests, which is of another origin. */
async function startEngineMock(name: string) {
  const { operations } = await readOperations(`tests/engine/${name}/openapi.yaml`);
  const respond = createMock(operations);
  const { server, url } = await listen((request, response) => {
    for (const subject of ['Origin', 'Methods'])
      response.setHeader(`Access-Control-Allow-${subject}`, '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, prefer');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    return respond(request, response);
  });
  return { name, url, server };
}

export default async function setup(project: TestProject) {
  const mocks = await Promise.all(testContracts.map(startEngineMock));
  project.provide('engineMockUrls', Object.fromEntries(mocks.map(({ name, url }) => [name, url])));
  return () => mocks.forEach(({ server }) => server.close().closeAllConnections());
}
