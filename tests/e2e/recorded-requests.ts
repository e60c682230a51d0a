import type { Request, Response } from '@playwright/test';
import { findOperationId } from '../support/contract-operations.ts';

/** A request of the console and its response, reduced to what the contract coverage needs. */
export interface RecordedRequest {
  operation: string;
  queryParameters: string[];
  bodyProperties: string[];
  status: number;
}

/** The name of the attachment that passes the requests of a test to the reporter. */
export const requestsAttachment = 'requests';

/**
 * The keys of a JSON body, or the names of the parts of a multipart form. Playwright knows the body of a form with files,
 * because it intercepts every request: the fixtures have a route of the whole context.
 */
export function listBodyProperties(request: Request): string[] {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** Returns nothing for a response that is not of the API. */
export function describeResponse(response: Response): RecordedRequest[] {
  const request = response.request();
  const { pathname, searchParams } = new URL(response.url());
  const operation = findOperationId(request.method(), pathname);
  if (!operation) return [];
  return [
    {
      operation,
      queryParameters: [...searchParams.keys()],
      bodyProperties: listBodyProperties(request),
      status: response.status(),
    },
  ];
}
