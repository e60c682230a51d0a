/** The configuration of a resource's mutations. */
import type { Realtime } from '../../realtime/create-realtime.ts';

/** The services that `onSuccess` and `onListReady` of a resource receive. */
export interface Services {
  realtime: Realtime;
}

interface MutationConfig<Response> {
  /** The toast after success; by default "Coupon Added". */
  successMessage?: string;
  /** The address to open after success; by default the list. */
  redirectTo?: `/admin/${string}`;
  /** Milliseconds until the redirect; by default 1200. */
  redirectDelayMs?: number;
  /** The question before the deletion; by default "Are you sure you want to delete this coupon?". */
  confirm?: string;
  onSuccess?: (response: Response, services: Services) => void;
}

/** What follows a successful mutation, with the body of its response. */
export interface MutationConfigs<Response> {
  create: Omit<MutationConfig<Response>, 'confirm'>;
  update: Omit<MutationConfig<Response>, 'confirm'> & {
    /** What a save sends; by default the changes with PATCH, and the whole record with PUT, because PUT replaces it. */
    sends?: 'changes' | 'record';
  };
  delete: Omit<MutationConfig<Response>, 'redirectTo' | 'redirectDelayMs'>;
}

export type MutationKind = keyof MutationConfigs<unknown>;

/** A configuration with its defaults. */
export type Resolved<Config extends MutationConfig<unknown>> = Required<Omit<Config, 'onSuccess'>> &
  Pick<Config, 'onSuccess'>;
