import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

interface Waiting {
  /** Aborts when nobody waits any longer. */
  signal: AbortSignal;
  /** Shows why nothing arrives; undefined once the wait has ended. */
  update: (shown: { notice: string | undefined }) => void;
}

/** How long to wait after a 429: at least, at most, and if the response does not say. */
const waitMs = { min: 1000, max: 60_000, unknown: 10_000 };

/** How long a 429 asks to wait, in seconds or until a date (RFC 9110, section 10.2.3). Any other error is thrown. */
function getWaitMs(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) throw error;
  const { retryAfter } = error;
  if (retryAfter === null) return waitMs.unknown;
  const askedMs = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now() || 0;
  return Math.min(Math.max(askedMs, waitMs.min), waitMs.max);
}

/**
 * Wraps the API for many requests, such as those of a job or of a list that is read whole. After a 429, it waits as long
 * as the response says, shows that it waits, and from then on sends one request at a time. The retries of TanStack Query
 * are not used, because they cannot be cancelled while they wait, and pause in a background tab.
 */
export function respectRateLimit(api: Api, { signal, update }: Waiting): Api {
  let resumeAt = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function wait() {
    const ms = resumeAt - Date.now();
    if (ms <= 0 || signal.aborted) return;
    update({ notice: `The server asks to wait for ${Math.ceil(ms / 1000)} s.` });
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
      signal.addEventListener('abort', resolve, { once: true });
    });
    update({ notice: undefined });
  }

  /** Sends a request; returns undefined if the server asks to wait. */
  async function attempt<Response>(send: () => Promise<Response>) {
    signal.throwIfAborted();
    return send().catch((error: unknown) => {
      resumeAt = Date.now() + getWaitMs(error);
    });
  }

  async function sendInTurn<Response>(send: () => Promise<Response>) {
    for (;;) {
      await wait();
      const response = await attempt(send);
      if (response !== undefined) return response;
    }
  }

  const limit =
    <Request extends unknown[], Response>(send: (...request: Request) => Promise<Response>) =>
    async (...request: Request): Promise<Response> => {
      const sendThis = () => send(...request);
      const response = resumeAt === 0 ? await attempt(sendThis) : undefined;
      if (response !== undefined) return response;
      const turn = () => sendInTurn(sendThis);
      const result = lastTurn.then(turn, turn);
      lastTurn = result;
      return result;
    };

  return { ...api, requestByKey: limit(api.requestByKey), sendByKey: limit(api.sendByKey) };
}
