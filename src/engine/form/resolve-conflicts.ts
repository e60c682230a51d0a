import {
  type BodyShape,
  cleanTypedText,
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

/**
 * Compares a form with the server: which fields two people have changed since it opened, and what follows. Of the own
 * values in conflict, it keeps those of the fields with the names.
 */
export function resolveConflicts(
  { originalValues, currentValues, body }: Versions,
  shape: BodyShape,
  keptNames: readonly string[] = [],
) {
  const dirtyValues = getDirtyValues(originalValues, body, shape);
  const changedOnServer = findDifferences(originalValues, currentValues, shape);
  const changedOnlyOnServer = changedOnServer.filter((name) => !(name in dirtyValues));
  const changedToOther = findDifferences(dirtyValues, currentValues, shape, cleanTypedText);
  const conflicts = changedOnServer.filter(
    (name) => name in dirtyValues && changedToOther.includes(name),
  );
  const isOutdated = conflicts.length > 0 || changedOnlyOnServer.some((name) => name in body);
  const acceptedNames = changedOnServer.filter((name) => !keptNames.includes(name));
  const accepted = Object.fromEntries(acceptedNames.map((name) => [name, currentValues[name]]));
  return {
    /** Changed on both sides, to different values. */
    conflicts,
    changedOnlyOnServer,
    changedOnlyHere: Object.keys(dirtyValues).filter((name) => !changedOnServer.includes(name)),
    /** Whether the form has to take over values of the server; otherwise it is sent as it is. */
    isOutdated,
    acceptedNames,
    /** The body to send: what the form has changed, and what the contract requires as it is now. */
    body: isOutdated ? getBody(currentValues, { ...body, ...accepted }, shape) : body,
  };
}
