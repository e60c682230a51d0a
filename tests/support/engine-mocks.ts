import type { TestProject } from 'vitest/node';
import { startMock } from '../../scripts/lib/servers/prism.ts';
import { testContracts } from './test-contracts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of Prism's mocks of the contracts in `tests/engine`, by folder. */
    engineMockUrls: Record<string, string>;
  }
}

export default async function setup(project: TestProject) {
  const startEngineMock = async (name: string) => {
    const mock = await startMock({ contract: `tests/engine/${name}/openapi.yaml`, port: 0 });
    return { name, ...mock };
  };
  const mocks = await Promise.all(testContracts.map(startEngineMock));
  project.provide('engineMockUrls', Object.fromEntries(mocks.map(({ name, url }) => [name, url])));
  return async () => {
    await Promise.all(mocks.map((mock) => mock.close()));
  };
}
