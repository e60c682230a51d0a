import * as z from 'zod/mini';

/** The addresses of an environment; empty means the default of decisions.md, or that nothing is reported. */
const schema = z.object({
  apiBaseUrl: z._default(z.string(), ''),
  socketUrl: z._default(z.string(), ''),
  /** Where breaches of the contract and uncaught errors are told of, see report.ts. */
  reportUrl: z._default(z.string(), ''),
  /** The share of page loads that tell, from 0 to 1. */
  reportShare: z._default(z.number(), 1),
});

export type Config = z.infer<typeof schema>;

/** How long the file may take, in milliseconds, before the defaults serve. */
const patience = 5000;

async function fetchConfig(onAnswer: (headers: Headers) => void): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(patience),
  });
  onAnswer(response.headers);
  return response.ok ? response.json() : {};
}

/** Reads `config.json` beside `index.html`; a missing or broken file falls back to the defaults. */
export async function readConfig(onAnswer: (headers: Headers) => void): Promise<Config> {
  const result = schema.safeParse(await fetchConfig(onAnswer).catch(() => ({})));
  const config = result.success ? result.data : schema.parse({});
  return {
    ...config,
    socketUrl: config.socketUrl || `${window.location.protocol}//${window.location.hostname}:4000`,
  };
}
