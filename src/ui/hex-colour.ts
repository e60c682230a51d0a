/** Whether a text is a colour as the browser's colour picker writes it: `#rrggbb`. */
export const isHexColour = (text: unknown): text is string => /^#[\da-f]{6}$/i.test(String(text));
