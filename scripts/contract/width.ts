/** Whether a limit lets more or less through than before; `other` where neither can be told. */
export type Width = 'narrower' | 'wider' | 'other';

const words = (value: unknown) =>
  typeof value === 'string' ? value.split(' or ') : Object.keys((value ?? {}) as object);

/** An integer is a number as well. */
const has = (all: string[], word: string) =>
  all.includes(word) || (word === 'integer' && all.includes('number'));

function ofSets(before: string[], after: string[]): Width {
  if (after.every((word) => has(before, word))) return 'narrower';
  return before.every((word) => has(after, word)) ? 'wider' : 'other';
}

/** What a change of a keyword does to the values that are allowed. */
export function widthOf(keyword: string, before: unknown, after: unknown): Width {
  const lost = after === undefined;
  const [was, is] = [Number(before), Number(after)];
  switch (keyword) {
    case 'nullable':
      return after === true ? 'wider' : 'narrower';
    case 'required':
    case 'closed':
    case 'uniqueItems':
      return after === true ? 'narrower' : 'wider';
    case 'type':
    case 'enum':
      if (before === undefined) return 'narrower';
      return lost ? 'wider' : ofSets(words(before), words(after));
    case 'minLength':
    case 'minItems':
    case 'minProperties':
    case 'minimum':
    case 'exclusiveMinimum':
      if (before === undefined) return 'narrower';
      return lost || is < was ? 'wider' : 'narrower';
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
    case 'maximum':
    case 'exclusiveMaximum':
      if (before === undefined) return 'narrower';
      return lost || is > was ? 'wider' : 'narrower';
    case 'pattern':
    case 'format':
    case 'multipleOf':
      if (before === undefined) return 'narrower';
      return lost ? 'wider' : 'other';
    default:
      return 'other';
  }
}
