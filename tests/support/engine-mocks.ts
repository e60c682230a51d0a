import type { TestProject } from 'vitest/node';
import { startMock } from '../../scripts/lib/servers/mock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of Prism's mocks of the contracts in `tests/engine`. */
    engineMockUrls: { coupons: string; orders: string };
  }
}

const startEngineMock = (name: string) =>
  startMock({ contract: `tests/engine/${name}/openapi.yaml`, port: 0 });

export default async function setup(project: TestProject) {
  const coupons = await startEngineMock('coupons');
  const orders = await startEngineMock('orders');
  project.provide('engineMockUrls', { coupons: coupons.url, orders: orders.url });
  return async () => {
    await Promise.all([coupons.close(), orders.close()]);
  };
}
