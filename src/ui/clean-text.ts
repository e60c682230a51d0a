/**
 * Characters without a shape of their own, which texts that are copied from other programs bring along: marks of
 * direction, joiners, soft hyphens, byte order marks. Not those that change the sign before them, as in emoji.
 */
const invisible = String.raw`\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;

const space = `[\\s${invisible}]`;

/** A run at the end is matched from its first character only: trying each would take the square of its length. */
const outerSpace = new RegExp(`^${space}+|(?<!${space})${space}+$`, 'g');

/** A text as it is meant: composed characters (NFC), without white space and invisible characters at its ends. */
export const cleanText = (text: string): string => text.normalize().replace(outerSpace, '');

const invisibleAnywhere = new RegExp(`[${invisible}]+`, 'g');

/** A text in which no invisible character is meant, such as a number or a code. */
export const cleanCode = (text: string): string => cleanText(text).replace(invisibleAnywhere, '');
