import type { Request, Response } from '@playwright/test';
import { findOperationId } from '../support/contract-operations.ts';

/** The name of the attachment that passes what a test has used of the contract to the reporter. */
export const usesAttachment = 'uses';

/**
 * The keys of a JSON body, or the names of the parts of a multipart form. Playwright knows the body of a form with files,
 * because it intercepts every request: the fixtures have a route of the whole context.
 */
export function listBodyProperties(request: Request): string[] {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** What a request and its response use of the contract, like `getUser response 200`; nothing if they are not of the API. */
export function listUses(response: Response): string[] {
  const request = response.request();
  const { pathname, searchParams } = new URL(response.url());
  const operation = findOperationId(request.method(), pathname);
  if (!operation) return [];
  return [
    `response ${response.status()}`,
    ...[...searchParams.keys()].map((name) => `query ${name}`),
    ...listBodyProperties(request).map((name) => `body ${name}`),
  ].map((use) => `${operation} ${use}`);
}
