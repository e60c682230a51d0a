/** Presses a key, also as a keyboard with another layout would; returns whether the browser still handles it. */
export const pressKey = (key: string, code: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...init }),
  );

/** Presses keys in one tick: a sequence ends after a second, which a busy machine may take for two keys. */
export const pressLetters = (letters: string) => {
  for (const letter of letters) pressKey(letter, `Key${letter.toUpperCase()}`);
};
