import {
  type BodyShape,
  cleanTypedText,
  findDifferences,
  getBody,
  getDirtyValues,
  type Values,
} from './form-values.ts';

/** The values with which the form was opened, the values on the server now, and the body that the form would send. */
export interface Versions {
  originalValues: Values;
  currentValues: Values;
  /** The body may include unchanged values, because the contract requires them. */
  body: Values;
}

/**
 * Compares a form with the server: finds the fields that both the administrator and someone else have changed since the
 * form was opened, and resolves them. For the fields in `keptNames`, the administrator's own values are kept.
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
    /** The fields that both have changed, to different values. */
    conflicts,
    changedOnlyOnServer,
    changedOnlyHere: Object.keys(dirtyValues).filter((name) => !changedOnServer.includes(name)),
    /** Whether the form has to accept values of the server. If not, it is sent as it is. */
    isOutdated,
    acceptedNames,
    /** The body to send: the changes of the form, and the current values of properties that the contract requires. */
    body: isOutdated ? getBody(currentValues, { ...body, ...accepted }, shape) : body,
  };
}
