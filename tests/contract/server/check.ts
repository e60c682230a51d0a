/** What the checks of a server share: their shape, and readers of bodies that may not have the contract's shape. */
import type { OperationId } from '../../../scripts/contract-verify/probe.ts';

/** A check of one operation; what it finds is reported to the probe. */
export interface Check {
  id: OperationId;
  title: string;
  /** Whether it needs the token of an administrator. */
  needsToken?: boolean;
  /** Why it cannot be run, if it cannot. */
  skipReason?: () => string | undefined;
  run: () => Promise<unknown>;
}

/** A property of an object; undefined for anything else. */
export function getProperty(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

/** The rows of a list response; empty where there are none. */
export function getRows(body: unknown, name: string): unknown[] {
  const rows = getProperty(body, name);
  return Array.isArray(rows) ? rows : [];
}

/** The `_id` of a record; undefined where it is no identifier that can be put into a path. */
export function getId(record: unknown): string | undefined {
  const id = getProperty(record, '_id');
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? id : undefined;
}
