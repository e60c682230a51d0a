/** Why a request to another origin failed, as far as the browser tells. Loaded after such a failure only. */

/** What the server must allow this page to send. */
export interface FailedRequest {
  origin: string;
  method: string;
  headers: readonly string[];
}

/** How long to wait for the probe. */
const probeTimeoutMs = 3000;

/** The report of a blocked request may arrive after its rejection. */
const reportDelayMs = 100;

/** How long the result of a probe is used, so that retries do not repeat it. */
const maxAgeMs = 10_000;

type Cause = 'policy' | 'cors' | 'unreachable';

const probes = new Map<string, Promise<Cause>>();

/** Whether the content security policy blocks requests to an origin within the next moment. */
function watchPolicy(origin: string): { isBlocked: () => boolean; stop: () => void } {
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= URL.parse(blockedURI)?.origin === origin;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    isBlocked: () => isBlocked,
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}

/** Requests the server's root without reading the response, which needs no permission of the server. */
async function sendProbe(origin: string): Promise<Cause> {
  const policy = watchPolicy(origin);
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return 'cors';
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, reportDelayMs);
    });
    return policy.isBlocked() ? 'policy' : 'unreachable';
  } finally {
    policy.stop();
  }
}

function findCause(origin: string): Promise<Cause> {
  const known = probes.get(origin);
  if (known) return known;
  const probe = sendProbe(origin);
  probes.set(origin, probe);
  setTimeout(() => probes.delete(origin), maxAgeMs);
  return probe;
}

/** The response headers by which the server permits the request, as the end of "must send". */
function listPermissions({ method, headers }: FailedRequest): string {
  const allowOrigin = `Access-Control-Allow-Origin: ${window.location.origin}`;
  if (headers.length === 0 && /^(GET|POST)$/.test(method)) return ` ${allowOrigin}`;
  const permissions = [
    allowOrigin,
    `Access-Control-Allow-Methods: ${method}`,
    ...(headers.length > 0 ? [`Access-Control-Allow-Headers: ${headers.join(', ')}`] : []),
  ];
  return `, also in response to OPTIONS, ${permissions.join('; ')}`;
}

/** Sentences with the next step, without a full stop at the end. */
export async function explainNetworkError(request: FailedRequest): Promise<string> {
  const { origin } = request;
  const cause = await findCause(origin);
  if (cause === 'policy') {
    return `The content security policy of this page does not allow ${origin}. Add it to connect-src on the server of the page`;
  }
  if (cause === 'cors') {
    return `${origin} does not allow this page to read its answers (CORS). It must send${listPermissions(request)}`;
  }
  if (window.location.protocol === 'https:' && origin.startsWith('http:')) {
    return `${origin} cannot be reached from a page with https. Serve it with https, too`;
  }
  return `${origin} cannot be reached. It does not run, its name is unknown, or its certificate is invalid: the browser does not say which. Open it in another tab to see`;
}
