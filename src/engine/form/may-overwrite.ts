import { notifyFailure } from '../../ui/notify.ts';
import type { Resource } from '../resource.ts';
import { conflicts, type Values } from './change-set.ts';

interface Edit {
  fields: Resource['fields'];
  /** The values that the form opened with. */
  opened: Values;
  changes: Values;
  /** Reads the values as they are now. */
  readAgain: () => Promise<Values>;
}

/** Asks before a change goes over somebody else's; what cannot be read is not written over either. */
export async function mayOverwrite({ fields, opened, changes, readAgain }: Edit): Promise<boolean> {
  let now: Values;
  try {
    now = await readAgain();
  } catch (error) {
    notifyFailure((error as Error).message);
    return false;
  }
  const labels = conflicts(opened, now, changes).map((name) => fields[name]?.label ?? name);
  if (labels.length === 0) return true;
  return window.confirm(`Someone else has changed ${labels.join(', ')} meanwhile. Overwrite?`);
}
