/** A difference in words: "`Starter.description` maxLength 250 → 200". */
import type { Difference } from './compare.ts';
import { placeName } from './place.ts';

const named = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function ofSet(before: unknown, after: unknown): string {
  const [was, is] = [Object.keys(before ?? {}), Object.keys(after ?? {})];
  if (before === undefined) return `is now one of ${named(is)}`;
  if (after === undefined) return `is no longer one of ${named(was)}`;
  const lost = was.filter((word) => !is.includes(word));
  const gained = is.filter((word) => !was.includes(word));
  return [
    ...(lost.length > 0 ? [`lost the value ${named(lost)}`] : []),
    ...(gained.length > 0 ? [`gained the value ${named(gained)}`] : []),
  ].join(' and ');
}

function ofKeyword(keyword: string, before: unknown, after: unknown): string {
  switch (keyword) {
    case 'required':
      return after === true ? 'became required' : 'became optional';
    case 'nullable':
      return after === true ? 'may be null' : 'may no longer be null';
    case 'enum':
      return ofSet(before, after);
    case 'closed':
      return after === true ? 'takes no other properties' : 'takes other properties';
    case 'deprecated':
      return after === true ? 'is deprecated' : 'is no longer deprecated';
    default:
      return `${keyword} ${String(before ?? 'none')} → ${String(after ?? 'none')}`;
  }
}

/** Where something changed, and what; `shared` where the same said of several operations is one change. */
export interface Description {
  place: string;
  words: string;
  shared: boolean;
}

function ofOperation({ operation, part, keyword, before, after }: Difference): Description {
  const id = (operation.before ?? operation.after)?.operationId ?? '';
  const verb = before === undefined ? 'gained' : 'lost';
  if (part !== undefined) {
    const words = `${verb} the ${part.replace(/ 200$/, '')}`;
    return { place: `\`${id}\``, words, shared: true };
  }
  if (keyword === undefined) {
    return { place: 'The contract', words: `${verb} \`${id}\``, shared: false };
  }
  return { place: `\`${id}\``, words: ofKeyword(keyword, before, after), shared: true };
}

/** The place where a keyword stands on both sides, else that of the property whose schema is another. */
function placeOf(keyword: string, { before, after }: Difference['described']) {
  const same = before?.references.join() === after?.references.join();
  return (same && (after?.at[keyword] ?? before?.at[keyword])) || after?.own;
}

/** What changed, with its place named as people do: by its component, else by its operation. */
export function describe(difference: Difference): Description {
  const { property, keyword, before, after, described } = difference;
  if (property === undefined) return ofOperation(difference);
  const one = described.after ?? described.before;
  if (keyword === undefined && one) {
    const verb = before === undefined ? 'gained' : 'lost';
    const kind = described.after?.facts.required === true ? 'the required ' : '';
    const words = `${verb} ${kind}\`${one.name}\``;
    return { place: placeName(one.parent), words, shared: false };
  }
  const place = placeOf(keyword ?? '', described);
  return {
    place: place ? placeName(place) : '',
    words: ofKeyword(keyword ?? '', before, after),
    shared: false,
  };
}
