import * as z from 'zod/mini';

/** `config.json`. An empty string means the default, or for `reportUrl` no reports. */
const schema = z.object({
  /** The server of the API; by default the one that serves the console. */
  apiBaseUrl: z._default(z.string(), ''),
  /** The socket server; by default port 4000 of the host that serves the console. */
  socketUrl: z._default(z.string(), ''),
  /** Receives contract violations and uncaught errors, see error-reporting.ts. */
  reportUrl: z._default(z.string(), ''),
  /** The share of page loads that send reports, from 0 to 1. */
  reportShare: z._default(z.number(), 1),
  /** Whether data is fetched before it is asked for, see prefetcher.ts. */
  prefetch: z._default(z.boolean(), true),
});

export type Config = z.infer<typeof schema>;

/** How long to wait for the file before the defaults are used. */
const timeoutMs = 5000;

async function fetchConfig(onResponse: (headers: Headers) => void): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
  });
  onResponse(response.headers);
  return response.ok ? response.json() : {};
}

/** Reads `config.json` from the folder of `index.html`; a missing or invalid file falls back to the defaults. */
export async function readConfig(onResponse: (headers: Headers) => void): Promise<Config> {
  const result = schema.safeParse(await fetchConfig(onResponse).catch(() => ({})));
  const config = result.success ? result.data : schema.parse({});
  return {
    ...config,
    socketUrl: config.socketUrl || `${window.location.protocol}//${window.location.hostname}:4000`,
  };
}
