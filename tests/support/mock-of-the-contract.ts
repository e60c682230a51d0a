import type { TestProject } from 'vitest/node';
import { startMock } from '../../scripts/serve/mock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of Prism's mock of openapi.yaml. */
    mockUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const mock = await startMock({ contract: 'openapi.yaml', port: 0 });
  project.provide('mockUrl', mock.url);
  return mock.close;
}
