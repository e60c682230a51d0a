import type { CDPSession, Page } from '@playwright/test';
import { operationAt } from '../support/contract-document.ts';

/** A call that the console made, as far as the contract's coverage asks. */
export interface RecordedCall {
  operation: string;
  query: string[];
  properties: string[];
  status?: number;
}

/** The name under which a test hands its calls to the reporter. */
export const callsAttachment = 'calls';

/** The properties of a body: of JSON its keys, of a multipart form the names of its parts. */
function propertiesOf(body: string): string[] {
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

async function bodyOf(browser: CDPSession, requestId: string): Promise<string> {
  const { postData, base64Encoded } = (await browser.send('Network.getRequestPostData', {
    requestId,
  })) as { postData: string; base64Encoded?: boolean };
  return base64Encoded ? Buffer.from(postData, 'base64').toString('latin1') : postData;
}

/** Records the calls of a page; what comes back tells them. Playwright itself does not see the bodies of forms with files. */
export async function recordCalls(page: Page): Promise<() => Promise<RecordedCall[]>> {
  const calls = new Map<string, RecordedCall>();
  const bodies: Promise<unknown>[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = operationAt(request.method, pathname);
    if (!operation) return;
    const call: RecordedCall = { operation, query: [...searchParams.keys()], properties: [] };
    calls.set(requestId, call);
    if (!request.hasPostData) return;
    const body = bodyOf(browser, requestId).then(
      (text) => call.properties.push(...propertiesOf(text)),
      // The page went away with its request: what it sent counts for nothing.
      () => calls.delete(requestId),
    );
    bodies.push(body);
  });
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (call) call.status = response.status;
  });
  await browser.send('Network.enable');
  return async () => {
    await Promise.all(bodies);
    return [...calls.values()];
  };
}
