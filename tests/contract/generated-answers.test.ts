import { describe, expect, test } from 'vitest';
import type { Route } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations } from '../../src/api/operation.ts';
import { contract } from '../support/contract-document.ts';
import { casesOf, seed } from '../support/generated/cases.ts';

const count = 200;

const spelled = (place: (string | number)[]) =>
  place
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index ? '.' : '') + part))
    .join('') || 'the body';

/** Calls a route, answered with a body. */
function answered(route: string, body: unknown): Promise<unknown> {
  const api = createApi({
    baseUrl: 'http://server.invalid',
    operations,
    getToken: () => 'any',
    onUnauthorized: () => undefined,
    fetch: () => Promise.resolve(Response.json(body)),
  });
  const path = { id: '65b000000000000000000001' };
  const input = route.startsWith('GET') ? { path } : { path, body: {} };
  return api.call(route as Route, input as never);
}

describe.each(contract)('$id', ({ id, route, answer }) => {
  const cases = casesOf(answer, count);

  test(`takes ${count} answers that keep the contract (seed ${seed})`, async () => {
    expect(cases).toHaveLength(count);
    for (const { valid } of cases)
      expect(await answered(route, valid)).toMatchObject({ success: true });
  });

  test(`names the place in ${count} answers that break it (seed ${seed})`, async () => {
    for (const { broken } of cases) {
      await expect(answered(route, broken.value)).rejects.toMatchObject({
        kind: 'contract',
        operation: id,
        message: expect.stringContaining(
          `The server's answer to ${id} does not match the contract: ${spelled(broken.place)} `,
        ) as string,
      });
    }
  });
});
