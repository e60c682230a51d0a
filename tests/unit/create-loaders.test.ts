import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/api/query-client.ts';
import { createLoaders } from '../../src/app/create-loaders.ts';
import { legalDocuments } from '../../src/screens/legal/legal-documents.ts';
import { coupons } from '../engine/coupons/coupons.ts';

/** The loaders of an administrator, and the operations that they start. */
function setUp(session: { isExpired: boolean } | undefined) {
  const operations: string[] = [];
  const request = vi.fn((operation: string) => {
    operations.push(operation);
    return new Promise(() => undefined);
  });
  const loaders = createLoaders({
    api: { request, requestByKey: request } as never,
    store: {
      get: () => session && { token: 'a', user: {} },
      isExpired: () => session?.isExpired ?? true,
    } as never,
    queries: createQueryClient(),
    preferences: { get: () => ({ pageSizes: {} }) } as never,
  });
  const args = {
    request: new Request('http://localhost/admin/coupons'),
    params: { id: 'c1' },
  } as never;
  return { loaders, operations, args };
}

const { list, read } = coupons.operations;

test.each([
  [undefined, []],
  [{ isExpired: true }, []],
  [{ isExpired: false }, ['GET /api/admin/getDashboardData', list, read]],
])(
  'The loaders of protected routes do not wait, and start for the session %o the queries %j',
  (session, started) => {
    const { loaders, operations, args } = setUp(session);
    expect(loaders.dashboard()).toBeNull();
    expect(loaders.list(coupons)(args, undefined)).toBeNull();
    expect(loaders.record(coupons)(args, undefined)).toBeNull();
    expect(operations).toEqual(started);
  },
);

test('The loader of a public document needs no session', () => {
  const { loaders, operations } = setUp(undefined);
  expect(loaders.legalDocument(legalDocuments.privacyPolicy)()).toBeNull();
  expect(operations).toEqual([legalDocuments.privacyPolicy.operations.read]);
});
