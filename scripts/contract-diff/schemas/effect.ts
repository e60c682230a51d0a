/** The effect of a change on the allowed values: fewer, more, or possibly both. */
export type Effect = 'tightened' | 'relaxed' | 'changed';

/** The effect of several changes together; undefined without any. */
export function combineEffects(effects: readonly (Effect | undefined)[]): Effect | undefined {
  const [first, ...others] = new Set(effects.filter((effect) => effect !== undefined));
  return others.length > 0 ? 'changed' : first;
}

/** The effect on a schema that negates the changed one. */
export function opposite(effect: Effect | undefined): Effect | undefined {
  if (effect === 'tightened') return 'relaxed';
  return effect === 'relaxed' ? 'tightened' : effect;
}

const isSubset = (some: readonly string[], all: readonly string[]) =>
  some.every((one) => all.includes(one));

/** For values that all have to hold, like patterns: one more tightens. */
export function ofAssertions(
  before: readonly string[],
  after: readonly string[],
): Effect | undefined {
  if (isSubset(before, after)) return isSubset(after, before) ? undefined : 'tightened';
  return isSubset(after, before) ? 'relaxed' : 'changed';
}

/** For values of which one has to match, like those of an enum: one more relaxes. */
export const ofChoices = (before: readonly string[], after: readonly string[]) =>
  opposite(ofAssertions(before, after));
