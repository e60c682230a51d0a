/** Reads a contract, or a file to which it refers, from a URL. */
import { toError } from '../../src/api/to-error.ts';
import { CommandError } from '../lib/exit-with-error.ts';

const timeoutMs = 30_000;
const maxMebibytes = 64;

export const isWebUrl = (file: string) => /^https?:\/\//i.test(file);

/** Says in a sentence why a URL cannot be read. */
function describeFailure(error: unknown): string {
  const { name, message, cause } = toError(error);
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  return (cause instanceof Error && cause.message) || message;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > maxMebibytes * 1024 * 1024)
      throw new Error(`it is larger than ${maxMebibytes} MiB`);
  }
  return text + decoder.decode();
}

/** Only the contract itself may be redirected. A reference could otherwise lead to another server. */
export async function fetchText(url: string, isContract: boolean): Promise<string> {
  const fail = (reason: string) =>
    new CommandError(`${url} cannot be read: ${reason}. Correct the URL, or give a file.`);
  try {
    const response = await fetch(url, {
      redirect: isContract ? 'follow' : 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
    });
    if (!response.ok) throw new Error(`the answer is ${response.status} ${response.statusText}`);
    const text = await readText(response);
    if (!text.trimStart().startsWith('<')) return text;
    throw new Error('it is a web page, not the OpenAPI document itself');
  } catch (error) {
    throw fail(describeFailure(error));
  }
}
