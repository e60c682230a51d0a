/** A letter of a script such as Cyrillic, whose keyboards have no Latin letters. */
const otherLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * What a key types, in lower case, also with Caps Lock. On a keyboard of another script it is the Latin letter that
 * this key has on other keyboards.
 */
export const getLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (otherLetter.test(key) ? code.replace('Key', '') : key).toLowerCase();
