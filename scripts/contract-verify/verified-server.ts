import type { Credentials } from './sign-in.ts';

/** The configuration that `npm run contract:verify` passes to its checks, which are tests of Vitest. */
export interface VerifiedServer {
  contract: string;
  baseUrl: string;
  credentials: Credentials;
  /** Whether a temporary record may be added, edited and deleted. */
  write: boolean;
  /** The timeout of each call. */
  timeoutMs: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    server: VerifiedServer;
    /** One byte, which is set to 1 when the run is interrupted. */
    interruption: Uint8Array;
  }
}
