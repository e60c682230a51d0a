import { notifyFailure } from '../../ui/notify.ts';

/**
 * Asks before a change goes over somebody else's; what cannot be read is not written over either.
 * `changedMeanwhile` reads it again, and names what somebody else has changed of what would be overwritten.
 */
export async function mayOverwrite(changedMeanwhile: () => Promise<string[]>): Promise<boolean> {
  let names: string[];
  try {
    names = await changedMeanwhile();
  } catch (error) {
    notifyFailure((error as Error).message);
    return false;
  }
  if (names.length === 0) return true;
  return window.confirm(`Someone else has changed ${names.join(', ')} meanwhile. Overwrite?`);
}
