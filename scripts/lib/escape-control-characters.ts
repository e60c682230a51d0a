/**
 * Characters that a terminal interprets: C0 and C1 control characters (ESC and CSI begin sequences that move
 * the cursor, rename the window or write to the clipboard), line breaks, and Unicode's bidirectional controls.
 */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The escape sequence of JSON for a UTF-16 unit: `\u001b`. */
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes untrusted text for one line of terminal output: an escape character becomes `\u001b`. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(controlCharacters, escapeUnit);

/** Writes a value as JSON in ASCII, as headers require. */
export const toAsciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, escapeUnit);

/** Escapes text of several lines, such as a stack trace, and keeps its line breaks. */
export const escapeLines = (text: string): string =>
  text.split('\n').map(escapeControlCharacters).join('\n');

/** A deep copy of a value with every string in it escaped. */
export const escapeStrings = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? escapeControlCharacters(part) : part,
  ) as Value;
