import {
  type BodyShape,
  findConflicts,
  findServerChanges,
  getDirtyValues,
  type Values,
} from './form-values.ts';

/** What two people have changed since a form opened: the names of fields. */
export interface ServerComparison {
  /** Changed on the server. */
  changedOnServer: readonly string[];
  /** Changed on the server and not in the form. */
  changedOnlyOnServer: readonly string[];
  /** Changed in the form and not on the server. */
  changedOnlyHere: readonly string[];
  /** Changed on both sides, to different values. */
  conflicts: readonly string[];
}

/** Compares a form with the server. The body may have unchanged values, too: those that the contract requires. */
export function compareWithServer(
  originalValues: Values,
  currentValues: Values,
  body: Values,
  shape: BodyShape,
): ServerComparison {
  const dirtyValues = getDirtyValues(originalValues, body, shape);
  const changedOnServer = findServerChanges(originalValues, currentValues, shape);
  return {
    changedOnServer,
    changedOnlyOnServer: changedOnServer.filter((name) => !(name in dirtyValues)),
    changedOnlyHere: Object.keys(dirtyValues).filter((name) => !changedOnServer.includes(name)),
    conflicts: findConflicts(originalValues, currentValues, dirtyValues, shape),
  };
}
