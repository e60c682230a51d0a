import type { Credentials } from './sign-in.ts';

/** What `npm run contract:verify` tells its checks, which are Vitest's tests. */
export interface VerifiedServer {
  contract: string;
  baseUrl: string;
  credentials: Credentials;
  /** Whether a temporary record may be added, edited and deleted. */
  write: boolean;
  /** For each call. */
  timeoutMs: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    server: VerifiedServer;
    /** Its element is set to 1 when the run is interrupted. */
    interruption: Uint8Array;
  }
}
