import { describe, expect, inject, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import type { Route } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations } from '../../src/api/operation.ts';
import { contract } from '../support/contract-document.ts';

type Operation = (typeof contract)[number];

const id = '65b000000000000000000001';
const image = new File([new Uint8Array([137, 80, 78, 71])], 'picture.png', { type: 'image/png' });

const pastLimit: Record<string, object> = {
  login: { email: '' },
  updateUser: { mobile: '12345678901' },
  updateStory: { status: 'paused' },
  updateAdminProfile: { firstName: 'Ann' },
  updatePrivacyPolicy: { content: '' },
  updateTermsAndCondition: { content: '' },
  deleteAccount: { email: 'nobody' },
  addGenre: { colour: 'red' },
  updateGenre: { colour: 'red' },
  createBanner: { clientName: '' },
  updateBanner: { clientName: '' },
};

/** The contract's example of a body as a caller gives it: in a form a file, and a list where the form has its JSON text. */
const bodyOf = ({ body, bodyExample = {} }: Operation) =>
  Object.fromEntries(
    Object.entries(bodyExample).map(([name, value]) => {
      const { format, contentSchema } = body?.properties?.[name] ?? {};
      if (format === 'binary') return [name, image];
      return [name, contentSchema ? JSON.parse(String(value)) : value];
    }),
  );

const inputOf = (operation: Operation) => ({
  ...(operation.hasId && { path: { id } }),
  ...(operation.hasBody && { body: bodyOf(operation) }),
});

function apiAsking(prefer: string | undefined, token: string) {
  const onUnauthorized = vi.fn();
  const api = createApi({
    baseUrl: inject('mockUrl'),
    operations,
    getToken: () => token || undefined,
    onUnauthorized,
    fetch: (request) => {
      if (prefer) request.headers.set('prefer', prefer);
      return fetch(request);
    },
  });
  return { api, onUnauthorized };
}

const call = (operation: Operation, prefer?: string, change: object = {}, token = 'any') =>
  apiAsking(prefer, token).api.call(
    operation.route as Route,
    {
      ...inputOf(operation),
      ...change,
    } as never,
  );

const refusal = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error) => error);

interface WrongRequest {
  what: string;
  status: number;
  change: object;
  token?: string;
}

/** What breaks the contract in a request of the operation. */
function wrongRequests(operation: Operation): WrongRequest[] {
  const { body } = inputOf(operation);
  const wrong: (WrongRequest | false)[] = [
    operation.secured && { what: 'without a token', status: 401, change: {}, token: '' },
    operation.hasId && {
      what: 'with an id that is none',
      status: 422,
      change: { path: { id: 'banana' } },
    },
    operation.query.length > 0 && {
      what: 'with a page that is none',
      status: 422,
      change: { query: { currentPage: 0 } },
    },
    operation.hasBody &&
      !operation.multipart && { what: 'with an empty body', status: 422, change: { body: {} } },
    operation.hasBody && {
      what: 'with a value past its limit',
      status: 422,
      change: { body: { ...body, ...pastLimit[operation.id] } },
    },
    // Prism does not see the properties of a form that the contract does not name.
    operation.hasBody &&
      !operation.multipart && {
        what: 'with a property too many',
        status: 422,
        change: { body: { ...body, extra: 1 } },
      },
  ];
  return wrong.filter((request) => request !== false);
}

test('the contract has the 26 operations of the product, and the console knows each', () => {
  expect(contract).toHaveLength(26);
  expect(Object.keys(operations).toSorted()).toEqual(contract.map(({ route }) => route).toSorted());
});

describe.each(contract)('$id', (operation) => {
  test('has an example of success and of failure, and of its body if it has one', () => {
    const statuses = operation.answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(400);
    expect(operation.bodyExample !== undefined).toBe(operation.hasBody);
  });

  test.each(operation.answers)('$status $example', async ({ status, example, value }) => {
    const answer = call(operation, `code=${status}, example=${example}`);
    if (status === 200) return expect(await answer).toEqual(value);
    const { message } = (value as { error: { message: string } }).error;
    const error = await refusal(answer);
    expect(error).toBeInstanceOf(ApiError);
    return expect(error).toMatchObject({
      kind: 'refused',
      status,
      message,
      operation: operation.id,
    });
  });

  test.each(wrongRequests(operation))('is refused $what', async ({ status, change, token }) => {
    expect(await refusal(call(operation, undefined, change, token))).toMatchObject({ status });
  });
});
