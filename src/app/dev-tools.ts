import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { ContractViolation } from '../api/contract-violation.ts';
import type { Resources } from '../engine/config/resources-context.ts';
import type { SessionStore } from '../session/session-store.ts';

/** The functions of the panel of `npm run dev` that the console calls. */
export interface DevTools {
  /** Sends a request of the API with the chosen scenarios. */
  fetch: (request: Request) => Promise<Response>;
  onResponse: (headers: Headers, operationId: string) => void;
  onViolation: (violation: ContractViolation) => void;
  /**
   * Passes the services to the panel once they exist, and the router, so that the panel shows the operations of the
   * current screen.
   */
  connect: (
    services: { store: SessionStore; queryClient: QueryClient },
    router: DataRouter,
  ) => void;
  /**
   * Replaces the content of resources after an edit, so that screens keep their state. If that is not enough, it
   * reloads the page.
   */
  replaceResources: (resources: Resources, edited: Resources) => void;
}

/** `npm run dev` serves scripts/dev/panel/dev-tools.tsx in place of this module. A build has no panel. */
export const devTools: DevTools | undefined = undefined;
