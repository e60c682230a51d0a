import type { TestProject } from 'vitest/node';
import { startMock } from '../../scripts/lib/servers/mock.ts';

export default async function setup(project: TestProject) {
  const mock = await startMock({ contract: 'tests/engine/coupons/openapi.yaml', port: 0 });
  project.provide('mockUrl', mock.url);
  return mock.close;
}
