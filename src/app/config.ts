import * as z from 'zod/mini';

/** The two addresses of an environment; empty means the default of decisions.md. */
const schema = z.object({
  apiBaseUrl: z._default(z.string(), ''),
  socketUrl: z._default(z.string(), ''),
});

export type Config = z.infer<typeof schema>;

/** How long the file may take, in milliseconds, before the defaults serve. */
const patience = 5000;

async function fetchConfig(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(patience),
  });
  return response.ok ? response.json() : {};
}

/** Reads `config.json` beside `index.html`; a missing or broken file falls back to the defaults. */
export async function readConfig(): Promise<Config> {
  const result = schema.safeParse(await fetchConfig().catch(() => ({})));
  const { apiBaseUrl, socketUrl } = result.success
    ? result.data
    : { apiBaseUrl: '', socketUrl: '' };
  return {
    apiBaseUrl,
    socketUrl: socketUrl || `${window.location.protocol}//${window.location.hostname}:4000`,
  };
}
