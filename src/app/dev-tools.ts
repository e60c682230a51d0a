import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { ContractViolation } from '../api/contract-violation.ts';
import type { Resources } from '../engine/config/resources-context.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What the panel of `npm run dev` needs of the console. */
export interface DevTools {
  /** Sends a request of the API with the chosen scenarios. */
  fetch: (request: Request) => Promise<Response>;
  onResponse: (headers: Headers, operationId: string) => void;
  onViolation: (violation: ContractViolation) => void;
  /** Gives the panel the services, once they are there, and makes it follow the screen that is shown. */
  connect: (
    services: { store: SessionStore; queryClient: QueryClient },
    router: DataRouter,
  ) => void;
  /** Gives resources the content of edited ones, in place, so that screens keep their state; reloads the page if that is not enough. */
  replaceResources: (resources: Resources, edited: Resources) => void;
}

/** `npm run dev` serves scripts/dev/panel/dev-tools.tsx in place of this module; a build has no tools. */
export const devTools: DevTools | undefined = undefined;
