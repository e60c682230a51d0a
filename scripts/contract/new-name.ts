import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './compare.ts';
import { placeName } from './place.ts';

const isProperty = ({ property, keyword }: Difference) =>
  property !== undefined && keyword === undefined;

/** What a lost property is perhaps called now: the one that came in the same place and is the same but for its name. */
export function newNameOf(lost: Difference, all: readonly Difference[]): string | undefined {
  const { before } = lost.described;
  if (!isProperty(lost) || lost.after !== undefined || !before) return undefined;
  const [only, ...others] = all.flatMap((one) => {
    const { after } = one.described;
    const isNew = isProperty(one) && one.before === undefined && one.part === lost.part;
    const isHere = one.operation.after === lost.operation.after;
    if (!after || !isNew || !isHere) return [];
    const isThere = placeName(after.parent) === placeName(before.parent);
    return isThere && isDeepStrictEqual(after.facts, before.facts) ? [after.name] : [];
  });
  return others.length === 0 ? only : undefined;
}
