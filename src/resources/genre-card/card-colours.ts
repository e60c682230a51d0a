const isColour = (text: unknown): text is string => /^#[\da-f]{6}$/i.test(String(text));

/** Black or white, whichever can be read on a colour, or as the colour's ground (WCAG 2.2, relative luminance). */
function getNeutral(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

interface CardColours {
  color?: string;
  backgroundColor?: string;
}

/** The colours of a genre's card; one that is missing or invalid is neutral, without both of them the theme's are used. */
export function getCardColours(colour: unknown, backgroundColour: unknown): CardColours {
  if (isColour(colour)) {
    const ground = isColour(backgroundColour) ? backgroundColour : getNeutral(colour);
    return { color: colour, backgroundColor: ground };
  }
  if (!isColour(backgroundColour)) return {};
  return { color: getNeutral(backgroundColour), backgroundColor: backgroundColour };
}
