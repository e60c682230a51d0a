/** The length of each unit in CSS pixels. For relative units, this is their length in text of the usual size. */
const pixels: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['em', 16],
  ['rem', 16],
  ['%', 0.16],
]);

/** Parses a length in CSS pixels; NaN if the text is no length. */
function parseLength(text: string): number {
  const [, number, unit = ''] = /^(-?[\d.]+)([a-z%]*)$/.exec(text) ?? [];
  if (Number(number) === 0) return 0;
  return Number(number) * (pixels.get(unit) ?? NaN);
}

type IsKept = (value: string, style: CSSStyleDeclaration) => boolean;

const always: IsKept = () => true;

/** Matches keywords, none of which loads or covers anything. */
const isKeyword: IsKept = (value) => /^[a-z -]+$/.test(value);

const isLengthWithin =
  (minPx: number, maxPx: number): IsKept =>
  (value) => {
    const length = parseLength(value);
    return length >= minPx && length <= maxPx;
  };

const isFontSize: IsKept = (value, style) =>
  isKeyword(value, style) || isLengthWithin(8, 48)(value, style);

const isLineHeight: IsKept = (value) => {
  const number = /^[\d.]+$/.test(value) ? Number(value) * 16 : parseLength(value);
  return value === 'normal' || (number >= 12 && number <= 48);
};

/** A margin must not be negative, because the element would then cover its neighbours. */
const isSpace: IsKept = (value, style) => value === 'auto' || isLengthWithin(0, 96)(value, style);

/** An indent may be as large as the deepest indent of the editor. */
const isIndent: IsKept = (value, style) => value === 'auto' || isLengthWithin(0, 384)(value, style);

/** A hanging first line must stay within the margin. */
const isTextIndent: IsKept = (value, style) =>
  isLengthWithin(-Math.max(0, parseLength(style.marginLeft) || 0), 96)(value, style);

const isWidth: IsKept = (value) => /^(\d{1,2}(\.\d+)?|100)%$/.test(value);

/** The styles that rich text keeps. Others, and larger values, could cover or imitate parts of the page. */
const keptStyles: Readonly<Record<string, IsKept>> = {
  color: always,
  'background-color': always,
  'text-align': isKeyword,
  direction: isKeyword,
  'font-family': always,
  'font-size': isFontSize,
  'font-style': isKeyword,
  'font-variant-caps': isKeyword,
  'font-weight': always,
  'line-height': isLineHeight,
  'list-style-type': isKeyword,
  'text-decoration-line': isKeyword,
  'text-indent': isTextIndent,
  'text-transform': isKeyword,
  'vertical-align': isKeyword,
  width: isWidth,
  'margin-top': isSpace,
  'margin-right': isIndent,
  'margin-bottom': isSpace,
  'margin-left': isIndent,
  'margin-inline-start': isIndent,
  'padding-top': isSpace,
  'padding-right': isIndent,
  'padding-bottom': isSpace,
  'padding-left': isIndent,
  'padding-inline-start': isIndent,
};

/** Removes all other styles of an element. */
export function keepStyles(element: HTMLElement): void {
  const { style } = element;
  const kept = Object.entries(keptStyles)
    .map(([property, isKept]) => ({ property, value: style.getPropertyValue(property), isKept }))
    .filter(({ value, isKept }) => value !== '' && isKept(value, style));
  element.removeAttribute('style');
  for (const { property, value } of kept) style.setProperty(property, value);
  // Quill reads the shorthand property only.
  if (style.textDecorationLine) style.textDecoration = style.textDecorationLine;
}
