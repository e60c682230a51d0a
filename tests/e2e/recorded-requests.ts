import type { CDPSession, Page } from '@playwright/test';
import { findOperationId } from '../support/contract-operations.ts';

/** A request of the console, reduced to what the contract coverage needs. */
export interface RecordedRequest {
  operation: string;
  queryParameters: string[];
  bodyProperties: string[];
  status?: number;
}

/** The name of the attachment that passes the requests of a test to the reporter. */
export const requestsAttachment = 'requests';

/** Returns the keys of a JSON body, or the names of the parts of a multipart form. */
function parseBodyProperties(body: string): string[] {
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

async function readBody(cdp: CDPSession, requestId: string): Promise<string> {
  const { postData, base64Encoded } = (await cdp.send('Network.getRequestPostData', {
    requestId,
  })) as { postData: string; base64Encoded?: boolean };
  return base64Encoded ? Buffer.from(postData, 'base64').toString('latin1') : postData;
}

/**
 * Records the requests of a page to the API, and returns a function that reads them. Uses the DevTools protocol, because
 * Playwright itself does not expose the bodies of forms with files.
 */
export async function recordRequests(page: Page): Promise<() => Promise<RecordedRequest[]>> {
  const requests = new Map<string, RecordedRequest>();
  const bodies: Promise<unknown>[] = [];
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = findOperationId(request.method, pathname);
    if (!operation) return;
    const recorded: RecordedRequest = {
      operation,
      queryParameters: [...searchParams.keys()],
      bodyProperties: [],
    };
    requests.set(requestId, recorded);
    if (!request.hasPostData) return;
    const body = readBody(cdp, requestId).then(
      (text) => recorded.bodyProperties.push(...parseBodyProperties(text)),
      // The page was closed before its request body could be read: the request is not counted.
      () => requests.delete(requestId),
    );
    bodies.push(body);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const recorded = requests.get(requestId);
    if (recorded) recorded.status = response.status;
  });
  await cdp.send('Network.enable');
  return async () => {
    await Promise.all(bodies);
    return [...requests.values()];
  };
}
