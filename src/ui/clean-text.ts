/**
 * Characters without a shape, which come with texts that are copied from other programs: marks of direction, joiners,
 * soft hyphens, byte order marks. Characters that change the previous one, as in emoji, are not among them.
 */
const invisible = String.raw`\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;

const space = `[\\s${invisible}]`;

/**
 * The space at the end is matched only from its first character, because trying each character would take quadratic
 * time.
 */
const outerSpace = new RegExp(`^${space}+|(?<!${space})${space}+$`, 'g');

/** Cleans a text: composes its characters (NFC), and removes white space and invisible characters from its ends. */
export const cleanText = (text: string): string => text.normalize().replace(outerSpace, '');

const invisibleAnywhere = new RegExp(`[${invisible}]+`, 'g');

/** Cleans a text that is never meant to contain invisible characters, such as a number or a code. */
export const cleanCode = (text: string): string => cleanText(text).replace(invisibleAnywhere, '');
