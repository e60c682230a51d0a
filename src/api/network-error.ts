import { ApiError } from './api-error.ts';
import type { Operation } from './contract.ts';
import { listCredentialHeaders } from './credential.ts';
import { toError } from './to-error.ts';

interface Failure {
  baseUrl: string;
  /** `GET /path` */
  key: string;
  operation: Operation;
  /** Whether the request had a body of JSON. */
  hasJson: boolean;
  timeoutMs: number;
  /** Whether the response began to arrive. */
  isPartial: boolean;
  /** Whether the operation has had a response before. If so, the policy and CORS allow it. */
  hadResponse: boolean;
  /** Finds out why requests to another origin fail. */
  findCause: (origin: string) => Promise<Cause>;
}

/**
 * The error of a request without a complete response. It ends with the browser's own message, which people can search
 * for.
 */
export async function createNetworkError(failure: Failure, reason: unknown): Promise<ApiError> {
  const { id } = failure.operation;
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    const seconds = Math.round(failure.timeoutMs / 1000);
    const message = `The server did not answer ${id} within ${seconds} seconds.`;
    return new ApiError(id, 'timeout', message);
  }
  if (navigator.onLine === false) {
    const offlineError = new ApiError(id, 'network', 'This computer is offline.');
    return Object.assign(offlineError, { isOffline: true });
  }
  const original = toError(reason).message;
  return new ApiError(id, 'network', `${await explain(failure)} (${original}).`);
}

/** What happened and what to do, without a full stop at the end. */
async function explain(failure: Failure): Promise<string> {
  const { baseUrl, operation, isPartial, hadResponse, findCause } = failure;
  const page = globalThis.location;
  const origin = URL.parse(baseUrl, page?.href)?.origin ?? 'The server';
  if (isPartial) return `${origin} broke off its answer to ${operation.id}. Try again`;
  if (hadResponse || !page || origin === page.origin) {
    return `${origin} did not answer. Try again, or check that it is running`;
  }
  const cause = await findCause(origin);
  if (cause === 'policy') {
    return `The content security policy of this page does not allow ${origin}. Add it to connect-src on the server of the page`;
  }
  if (cause === 'cors') {
    return `${origin} does not allow this page to read its answers (CORS). It must send${listPermissions(failure)}`;
  }
  if (page.protocol === 'https:' && origin.startsWith('http:')) {
    return `${origin} cannot be reached from a page with https. Serve it with https, too`;
  }
  return `${origin} cannot be reached. It does not run, its name is unknown, or its certificate is invalid: the browser does not say which. Open it in another tab to see`;
}

/** The response headers by which the server permits the request, as the end of "must send". */
function listPermissions({ key, operation, hasJson }: Failure): string {
  const [method = ''] = key.split(' ');
  const headers = [
    ...(operation.credential ? listCredentialHeaders(operation.credential) : []),
    hasJson && 'content-type',
  ];
  const headerNames = headers.filter(Boolean).join(', ');
  const allowOrigin = `Access-Control-Allow-Origin: ${window.location.origin}`;
  if (headerNames === '' && /^(GET|POST)$/.test(method)) return ` ${allowOrigin}`;
  const allowMethods = `Access-Control-Allow-Methods: ${method}`;
  const allowHeaders = headerNames && `; Access-Control-Allow-Headers: ${headerNames}`;
  return `, also in response to OPTIONS, ${allowOrigin}; ${allowMethods}${allowHeaders}`;
}

/** Why a request to another origin failed, as far as the browser tells. */
type Cause = 'policy' | 'cors' | 'unreachable';

/** How long the result of a probe is reused, so that retries do not send it again. */
const probeMaxAgeMs = 10_000;

/** Returns a function that finds the cause of failed requests, and remembers it for a while. */
export function createCauseFinder(): (origin: string) => Promise<Cause> {
  let latestProbe: Promise<Cause> | undefined;
  return (origin) => {
    if (!latestProbe) {
      latestProbe = probe(origin);
      setTimeout(() => (latestProbe = undefined), probeMaxAgeMs);
    }
    return latestProbe;
  };
}

const probeTimeoutMs = 3000;

/** The report of a blocked request may arrive after its rejection. */
const reportDelayMs = 100;

/**
 * Sends a request to the root of the server without reading the response, so that no permission of the server is
 * needed.
 */
async function probe(origin: string): Promise<Cause> {
  const listening = new AbortController();
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= URL.parse(blockedURI)?.origin === origin;
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal: listening.signal });
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return 'cors';
  } catch {
    await new Promise((resolve) => setTimeout(resolve, reportDelayMs));
    return isBlocked ? 'policy' : 'unreachable';
  } finally {
    listening.abort();
  }
}
