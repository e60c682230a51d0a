import type { TestProject } from 'vitest/node';
import { startMock } from '../../scripts/lib/servers/mock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of Prism's mocks of the contracts in `tests/engine`, by folder. */
    engineMockUrls: Record<string, string>;
  }
}

const contracts = ['coupons', 'specimens'];

const startEngineMock = (name: string) =>
  startMock({ contract: `tests/engine/${name}/openapi.yaml`, port: 0 });

export default async function setup(project: TestProject) {
  const mocks = await Promise.all(contracts.map(startEngineMock));
  const urls = contracts.map((name, index) => [name, mocks[index]?.url ?? ''] as const);
  project.provide('engineMockUrls', Object.fromEntries(urls));
  return async () => {
    await Promise.all(mocks.map((mock) => mock.close()));
  };
}
