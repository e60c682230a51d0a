import type { FieldError } from 'react-hook-form';
import type { Values } from './change-set.ts';

/** Waits for the values that come late, and tells which of them did not come, and why. */
export async function arrived(values: Values) {
  const names = Object.keys(values);
  const results = await Promise.allSettled(Object.values(values));
  const here: Values = {};
  const failures: Record<string, FieldError> = {};
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if (result.status === 'fulfilled') here[name] = result.value;
    else failures[name] = { type: 'late', message: (result.reason as Error).message };
  }
  return { values: here, failures };
}
