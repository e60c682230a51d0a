/** Whether alternatives are mutually exclusive: no value matches two of them. */
import { propertyNames, propertyOf } from './properties.ts';
import type { View } from './schema-view.ts';
import { includesType, valuesOf, valueTypes } from './value-types.ts';

const areDisjoint = (some: readonly string[] | undefined, others: readonly string[] | undefined) =>
  some !== undefined && others !== undefined && !some.some((one) => others.includes(one));

const haveDisjointTypes = (one: View, other: View): boolean => {
  const [types, others] = [valueTypes(one), valueTypes(other)];
  if (!types || !others) return false;
  return (
    !types.some((type) => includesType(others, type)) &&
    !others.some((type) => includesType(types, type))
  );
};

const haveDisjointValues = (one: View, other: View): boolean =>
  haveDisjointTypes(one, other) || areDisjoint(valuesOf(one), valuesOf(other));

/** Whether a required property has disjoint values, or is required by one object and forbidden by the other. */
function areDisjointObjects(one: View, other: View): boolean {
  const areObjects = [one, other].every((view) => valueTypes(view)?.join() === 'object');
  if (!areObjects) return false;
  const names = new Set([...propertyNames(one), ...propertyNames(other)]);
  return [...names].some((name) => {
    const [mine, theirs] = [propertyOf(one, name), propertyOf(other, name)];
    if (mine.isRequired && theirs.isRequired && haveDisjointValues(mine, theirs)) return true;
    return (mine.isRequired && !theirs.isAllowed) || (theirs.isRequired && !mine.isAllowed);
  });
}

export const areExclusive = (alternatives: readonly View[]): boolean =>
  alternatives.every((one, index) =>
    alternatives
      .slice(index + 1)
      .every((other) => haveDisjointValues(one, other) || areDisjointObjects(one, other)),
  );
