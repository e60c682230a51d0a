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

/** The configuration in `json`; an invalid one falls back to the defaults. */
export function parseConfig(json: unknown): Config {
  const result = schema.safeParse(json);
  const config = result.success ? result.data : schema.parse({});
  return {
    ...config,
    socketUrl: config.socketUrl || `${window.location.protocol}//${window.location.hostname}:4000`,
  };
}
