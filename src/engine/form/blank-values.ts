import type { Limits } from '../../api/operation.ts';
import type { Values } from './change-set.ts';

/** What the form of a new record opens with: the contract's defaults, and no for a yes or no. */
export function blankValues(limits: Readonly<Record<string, Limits>>): Values {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, { default: preset, type }]) => {
      const value = preset ?? (type === 'boolean' ? false : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
