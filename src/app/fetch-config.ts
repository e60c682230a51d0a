/** How long to wait for the file before the defaults are used. */
const timeoutMs = 5000;

/** `config.json` from the folder of `index.html`, unchecked (undefined if it is not JSON), and the headers of its response; undefined if it does not load. */
export async function fetchConfig(): Promise<{ json: unknown; headers: Headers } | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { headers } = response;
    return { json: response.ok ? await response.json().catch(() => undefined) : {}, headers };
  } catch {
    return undefined;
  }
}
