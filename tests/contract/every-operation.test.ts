import { describe, expect, inject, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { type OperationKey, operations } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { contractOperations } from '../support/contract-operations.ts';
import type { JsonSchema } from '../../scripts/generate/json-schema.ts';

type Operation = (typeof contractOperations)[number];

/** An identifier that the contract allows. */
const buildId = ({ schema }: NonNullable<Operation['idParameter']>) =>
  schema?.type === 'integer' ? 1 : '65b000000000000000000001';

const image = new File([new Uint8Array([137, 80, 78, 71])], 'image.png', { type: 'image/png' });

/** A value that violates a constraint of a property, if it has one. */
function findInvalidValue({ enum: options, pattern, minLength = 0, maxLength }: JsonSchema) {
  if (options || pattern) return '§';
  if (minLength > 0) return '';
  return maxLength === undefined ? undefined : 'x'.repeat(maxLength + 1);
}

/** A property of the body with a value that violates a constraint. */
const buildInvalidProperty = ({ bodySchema }: Operation) =>
  Object.fromEntries(
    Object.entries(bodySchema?.properties ?? {})
      .map(([name, schema]) => [name, findInvalidValue(schema)] as const)
      .filter(([, value]) => value !== undefined)
      .slice(0, 1),
  );

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

/** An API client of Prism; the `Prefer` header selects the response. */
function createPrismApi(prefer: string | undefined, token: string) {
  return createApi({
    baseUrl: inject('mockUrl'),
    operations,
    getToken: () => token || undefined,
    onUnauthorized: vi.fn(),
    fetch: (request) => {
      if (prefer) request.headers.set('prefer', prefer);
      return fetch(request);
    },
  });
}

const request = (operation: Operation, prefer?: string, params: object = {}, token = 'any') =>
  createPrismApi(prefer, token).request(
    operation.key as OperationKey,
    {
      ...buildParams(operation),
      ...params,
    } as never,
  );

const catchError = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error) => error);

interface InvalidRequest {
  description: string;
  status: number;
  params: object;
  token?: string;
}

/** Requests of an operation that violate the contract. */
function buildInvalidRequests(operation: Operation): InvalidRequest[] {
  const { body } = buildParams(operation);
  const { idParameter, boundedParameter } = operation;
  const requests: (InvalidRequest | false)[] = [
    operation.requiresAuth && {
      description: 'without a token',
      status: 401,
      params: {},
      token: '',
    },
    idParameter !== undefined && {
      description: 'with an invalid id',
      status: 422,
      params: { path: { [idParameter.name]: 'banana' } },
    },
    boundedParameter?.schema?.minimum !== undefined && {
      description: 'with an invalid page',
      status: 422,
      params: { query: { [boundedParameter.name]: boundedParameter.schema.minimum - 1 } },
    },
    operation.hasBody &&
      !operation.isMultipart && {
        description: 'with an empty body',
        status: 422,
        params: { body: {} },
      },
    operation.hasBody && {
      description: 'with a value that violates a constraint',
      status: 422,
      params: { body: { ...body, ...buildInvalidProperty(operation) } },
    },
    // Prism ignores additional properties of a multipart form.
    operation.bodySchema?.additionalProperties === false &&
      !operation.isMultipart && {
        description: 'with an additional property',
        status: 422,
        params: { body: { ...body, extra: 1 } },
      },
  ];
  return requests.filter((invalidRequest) => invalidRequest !== false);
}

test('The console has each operation of the contract', () => {
  expect(Object.keys(operations).toSorted()).toEqual(
    contractOperations.map(({ key }) => key).toSorted(),
  );
});

describe.each(contractOperations)('$id', (operation) => {
  test('has examples of a successful response, of an error, and of its request body', () => {
    const statuses = operation.responseExamples.map(({ status }) => status);
    const successes = statuses.filter((status) => status < 300);
    expect(successes.length > 0).toBe(operation.hasResponseBody);
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(400);
    expect(operation.bodyExample !== undefined).toBe(operation.hasBody);
  });

  test.each(operation.responseExamples)('$status $example', async ({ status, example, value }) => {
    const response = request(operation, `code=${status}, example=${example}`);
    if (status < 300) return expect(await response).toEqual(value);
    const { message } = (value as { error: { message: string } }).error;
    const error = await catchError(response);
    expect(error).toBeInstanceOf(ApiError);
    return expect(error).toMatchObject({
      kind: 'http',
      status,
      message,
      operationId: operation.id,
    });
  });

  test.each(buildInvalidRequests(operation))(
    'is rejected $description',
    async ({ status, params, token }) => {
      const error = await catchError(request(operation, undefined, params, token));
      expect(error).toMatchObject({ status });
    },
  );
});
