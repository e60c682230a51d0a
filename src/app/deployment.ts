import * as z from 'zod/mini';

/** What a deployment sets in `config.json`. An empty string means the default, or for `reportUrl` no reports. */
const schema = z.object({
  /** The URL of the API; by default the origin of the page. */
  apiBaseUrl: z._default(z.string(), ''),
  /** The URL of the socket server; by default port 4000 of the host of the page. */
  socketUrl: z._default(z.string(), ''),
  /** The URL that receives contract violations and uncaught errors, see error-reporting.ts. */
  reportUrl: z._default(z.string(), ''),
  /** The share of page loads that send reports, from 0 to 1. */
  reportShare: z._default(z.number(), 1),
  /** Whether a response that violates the contract is shown as far as it can be read. Otherwise it is an error. */
  acceptViolations: z._default(z.boolean(), false),
  /** Whether data is prefetched, see engine/config/queries.ts. */
  prefetch: z._default(z.boolean(), true),
});

export type Deployment = z.infer<typeof schema>;

/** `config.json`, unchecked; undefined if it is not JSON. */
export interface DeploymentResponse {
  json: unknown;
  headers: Headers;
}

export const deploymentKeys: readonly string[] = Object.keys(schema.shape);

/** The first mistake in a configuration: `"prefetch" must be a boolean`; undefined if there is none. */
export function findDeploymentMistake(json: unknown): string | undefined {
  const [issue] = schema.safeParse(json).error?.issues ?? [];
  if (!issue) return undefined;
  const [key] = issue.path;
  if (key === undefined) return 'it must be a JSON object';
  return `"${String(key)}" must be a ${'expected' in issue ? issue.expected : 'valid value'}`;
}

/**
 * Parses a configuration. If it is invalid, all values are the defaults, and a message in the browser's console says
 * so.
 */
export function parseDeployment(json: unknown): Deployment {
  const mistake = findDeploymentMistake(json);
  if (mistake !== undefined) {
    console.warn(`config.json is not used: ${mistake}. Correct it next to index.html.`);
  }
  const config = schema.parse(mistake === undefined ? json : {});
  return {
    ...config,
    socketUrl: config.socketUrl || `${window.location.protocol}//${window.location.hostname}:4000`,
  };
}
