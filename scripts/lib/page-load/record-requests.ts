import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** A finished or failed request that was not served from the browser's cache. */
export interface FinishedRequest {
  url: string;
  isScript: boolean;
  /** As transferred: compressed, without the headers of the response, which differ between servers. */
  bytes: number;
}

interface PendingRequest {
  url: string;
  isScript: boolean;
  isCached: boolean;
  headerBytes: number;
}

const pollMs = 20;
const quietTimeoutMs = 15_000;

/** Records the HTTP requests of a page; a WebSocket is none. */
export async function recordRequests(devtools: CDPSession) {
  const pending = new Map<string, PendingRequest>();
  const finished: FinishedRequest[] = [];
  let quietSince = performance.now();

  const finish = (requestId: string, transferredBytes: number) => {
    const request = pending.get(requestId);
    if (!request) return;
    pending.delete(requestId);
    quietSince = performance.now();
    const { url, isScript, isCached, headerBytes } = request;
    const bytes = Math.max(0, transferredBytes - headerBytes);
    if (!isCached) finished.push({ url, isScript, bytes });
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    pending.set(requestId, { url, isScript: false, isCached: false, headerBytes: 0 });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = pending.get(requestId);
    if (request) request.isCached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = pending.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.isScript = response.mimeType.includes('javascript');
    request.isCached ||= response.fromDiskCache ?? false;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  await devtools.send('Network.enable');

  return {
    /** Resolves when no request has been in flight for a while, or after 15 seconds. */
    async waitUntilQuiet(quietMs = 500) {
      const startedAt = performance.now();
      while (pending.size > 0 || performance.now() - quietSince < quietMs) {
        if (performance.now() - startedAt > quietTimeoutMs) return;
        await delay(pollMs);
      }
    },
    /** The requests that have finished since the last call. */
    take: () => finished.splice(0),
  };
}

/** The scripts of requests, in KiB as transferred. */
export const sumScriptKib = (requests: readonly FinishedRequest[]): number =>
  requests.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0) / 1024;
