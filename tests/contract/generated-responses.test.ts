import { describe, expect, test } from 'vitest';
import { type OperationKey, operations } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { generateCases, seed } from '../support/contract-values/cases.ts';

const count = 200;

/** Requests an operation; the response has the given body. */
function requestWithResponse(key: string, body: unknown): Promise<unknown> {
  const api = createApi({
    baseUrl: 'http://server.invalid',
    operations,
    getToken: () => 'any',
    onUnauthorized: () => undefined,
    fetch: () => Promise.resolve(Response.json(body)),
  });
  const path = { id: '65b000000000000000000001' };
  const params = key.startsWith('GET') ? { path } : { path, body: {} };
  return api.request(key as OperationKey, params as never);
}

describe.each(contractOperations)('$id', ({ id, key, responseSchema }) => {
  const cases = generateCases(responseSchema, count);

  test(`accepts ${count} responses that match the contract (seed ${seed})`, async () => {
    expect(cases).toHaveLength(count);
    for (const { valid } of cases)
      expect(await requestWithResponse(key, valid)).toMatchObject({ success: true });
  });

  test(`names the invalid property of ${count} responses that violate the contract (seed ${seed})`, async () => {
    for (const { broken, place } of cases) {
      await expect(requestWithResponse(key, broken)).rejects.toMatchObject({
        kind: 'contract',
        operationId: id,
        message: expect.stringContaining(
          `The server's answer to ${id} does not match the contract: ${place} `,
        ) as string,
      });
    }
  });
});
