import {
  type BodyShape,
  findDifferences,
  getBody,
  getDirtyValues,
  type Values,
} from './form-values.ts';

/** The values of a form when it opened, those on the server now, and the body that the form would send. */
export interface Versions {
  originalValues: Values;
  currentValues: Values;
  /** It may have unchanged values, too: those that the contract requires. */
  body: Values;
}

/** What two people have changed since a form opened (the names of fields), and what follows. */
export interface Resolution {
  /** Changed on both sides, to different values. */
  conflicts: readonly string[];
  /** Changed on the server and not in the form. */
  changedOnlyOnServer: readonly string[];
  /** Changed in the form and not on the server. */
  changedOnlyHere: readonly string[];
  /** Whether the form has to take over values of the server; otherwise it is sent as it is. */
  isOutdated: boolean;
  /** The fields that take over the value of the server, if it is. */
  acceptedNames: readonly string[];
  /** The body to send: what the form has changed, and what the contract requires as it is now. */
  body: Values;
}

/** Compares a form with the server. Of the own values in conflict, it keeps those of the fields with the names. */
export function resolveConflicts(
  { originalValues, currentValues, body }: Versions,
  shape: BodyShape,
  keptNames: readonly string[] = [],
): Resolution {
  const dirtyValues = getDirtyValues(originalValues, body, shape);
  const changedOnServer = findDifferences(originalValues, currentValues, shape);
  const changedOnlyOnServer = changedOnServer.filter((name) => !(name in dirtyValues));
  const changedToOther = findDifferences(dirtyValues, currentValues, shape);
  const conflicts = changedOnServer.filter(
    (name) => name in dirtyValues && changedToOther.includes(name),
  );
  const isOutdated = conflicts.length > 0 || changedOnlyOnServer.some((name) => name in body);
  const acceptedNames = changedOnServer.filter((name) => !keptNames.includes(name));
  const accepted = Object.fromEntries(acceptedNames.map((name) => [name, currentValues[name]]));
  return {
    conflicts,
    changedOnlyOnServer,
    changedOnlyHere: Object.keys(dirtyValues).filter((name) => !changedOnServer.includes(name)),
    isOutdated,
    acceptedNames,
    body: isOutdated ? getBody(currentValues, { ...body, ...accepted }, shape) : body,
  };
}
