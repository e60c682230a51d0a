import { operations as generated } from '../generated/operations.ts';
import type { ZodMiniType } from 'zod/mini';

/** The constraints of one value, as JSON Schema words them in the contract. */
export interface Limits {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of a list: the limits of each of its items. */
  readonly items?: Limits;
  /** Of an object: the limits of each of its properties. */
  readonly properties?: Readonly<Record<string, Limits>>;
}

/** What the generated table knows of one operation at run time. */
export interface Operation {
  /** The contract's operationId. */
  readonly id: string;
  /** Whether it takes the bearer token. */
  readonly secured: boolean;
  readonly multipart: boolean;
  readonly query: Readonly<Record<string, Limits>>;
  /** The limits of each property of the request body. */
  readonly fields: Readonly<Record<string, Limits>>;
  readonly answer: ZodMiniType;
  /** The request body's schema; absent where there is no body. */
  readonly body?: ZodMiniType;
}

export type Operations = Readonly<Record<string, Operation>>;

/** Every operation of the contract, by route. */
export const operations: Operations = generated;
