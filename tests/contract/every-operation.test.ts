import { afterAll, describe, expect, test, vi } from 'vitest';
import { startMock } from '../../scripts/lib/servers/mock.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { type OperationKey, operations } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { contractOperations } from '../support/contract-operations.ts';

type Operation = (typeof contractOperations)[number];

const mock = await startMock({ contract: 'openapi.yaml', port: 0 });
afterAll(mock.close);

/** An identifier that the contract allows. */
const buildId = ({ schema }: NonNullable<Operation['idParameter']>) =>
  schema?.type === 'integer' ? 1 : '65b000000000000000000001';

const image = new File([new Uint8Array([137, 80, 78, 71])], 'image.png', { type: 'image/png' });

/** The contract's example of the request body as code passes it: a file for an image, and a list for its JSON text. */
const buildBody = ({ bodySchema, bodyExample = {} }: Operation) =>
  Object.fromEntries(
    Object.entries(bodyExample).map(([name, value]) => {
      const { format, contentSchema } = bodySchema?.properties?.[name] ?? {};
      if (format === 'binary') return [name, image];
      return [name, contentSchema ? JSON.parse(String(value)) : value];
    }),
  );

const buildParams = (operation: Operation) => ({
  ...(operation.idParameter && {
    path: { [operation.idParameter.name]: buildId(operation.idParameter) },
  }),
  ...(operation.hasBody && { body: buildBody(operation) }),
});

/** Requests an operation from Prism's mock; the `Prefer` header selects the response. */
function request(operation: Operation, prefer: string): Promise<unknown> {
  const api = createApi({
    baseUrl: mock.url,
    operations,
    getToken: () => 'any',
    onUnauthorized: vi.fn(),
    fetch: (input) => {
      input.headers.set('prefer', prefer);
      return fetch(input);
    },
  });
  return api.request(operation.key as OperationKey, buildParams(operation) as never);
}

test('The console has each operation of the contract', () => {
  expect(Object.keys(operations).toSorted()).toEqual(
    contractOperations.map(({ key }) => key).toSorted(),
  );
});

describe.each(contractOperations)('$id', (operation) => {
  test('has an example of each of its messages', () => {
    const statuses = operation.responseExamples.map(({ status }) => status);
    expect(successes.length > 0).toBe(operation.hasResponseBody);
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(400);
    expect(operation.bodyExample !== undefined).toBe(operation.hasBody);
  });

  const isSuccess = ({ status }: { status: number }) => status < 300;
  const successes = operation.responseExamples.filter(isSuccess);
  const failures = operation.responseExamples.filter((example) => !isSuccess(example));

  test.each(successes)('$status $example', async ({ status, example, value }) => {
    const prefer = `code=${status}, example=${example}`;
    await expect(request(operation, prefer)).resolves.toEqual(value);
  });

  test.each(failures)('$status $example', async ({ status, example, value }) => {
    const prefer = `code=${status}, example=${example}`;
    const { message } = (value as { error: { message: string } }).error;
    const error = await request(operation, prefer).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    const operationId = operation.id;
    expect(error).toMatchObject({ kind: 'http', status, message, operationId });
  });
});
