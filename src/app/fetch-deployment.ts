import { toError } from '../api/to-error.ts';
import { StartError } from '../ui/loading/start-error.ts';
import type { DeploymentResponse } from './deployment.ts';

/**
 * How long one attempt may take. The page waits for a slow file, because until then it does not know to which URLs it
 * may send requests.
 */
const timeoutSeconds = 20;

/** The pauses before further attempts, after an error of the server or of the network. */
const pausesMs = [500, 1000, 2000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Why `config.json` was not read. */
function describeFailure({ name, message }: Error): string {
  if (name === 'TimeoutError') return `it did not arrive within ${timeoutSeconds} seconds`;
  // Browsers have different messages for this, none of which says more.
  return name === 'TypeError' ? 'the server cannot be reached' : message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function request(): Promise<DeploymentResponse> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  const { ok, status, statusText, headers } = response;
  if (status === 404) return { json: {}, headers };
  if (!ok) throw new Error(`the server responded with ${status} ${statusText}`.trim());
  // A file that was cut off by the network must not count as broken, so the text is read before it is parsed.
  return { json: parse(await response.text()), headers };
}

/**
 * Reads `config.json` from the folder of `index.html`. The defaults apply only if the file is missing (404) or broken.
 * If it cannot be read for another reason, the promise rejects: its URLs are unknown, and a password must not be sent
 * to another server.
 */
export async function fetchDeployment([
  pauseMs,
  ...pauses
] = pausesMs): Promise<DeploymentResponse> {
  try {
    return await request();
  } catch (thrown) {
    const error = toError(thrown);
    if (pauseMs === undefined || error.name === 'TimeoutError') {
      const reason = describeFailure(error);
      throw new StartError(
        `The configuration (config.json) could not be read: ${reason}. Nothing was sent.`,
        { cause: error },
      );
    }
  }
  await wait(pauseMs);
  return fetchDeployment(pauses);
}
