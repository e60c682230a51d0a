import { vi } from 'vitest';
import { type Operations, operations } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';

export const baseUrl = 'http://server.test';

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const failure = (message: string, status: number) =>
  json({ success: false, error: { message } }, status);

export type Respond = (request: Request) => Promise<Response> | Response;

/** An API client with these responses, the requests that it has sent, and what it has called. */
export function createTestApi(
  respond: Respond = () => json({ success: true }),
  contract: Operations = { ...operations, ...specimenOperations },
) {
  const sent: Request[] = [];
  const onUnauthorized = vi.fn();
  const onViolation = vi.fn();
  const api = createApi({
    baseUrl,
    operations: contract,
    getToken: () => 'secret',
    onUnauthorized,
    onViolation,
    async fetch(request) {
      sent.push(request.clone());
      return respond(request);
    },
  });
  const listUsers = () => api.request('GET /api/admin/getAllUsers', { query: { currentPage: 1 } });
  return { api, sent, onUnauthorized, onViolation, listUsers };
}
