/** Names of formats, for the user. */

/** Elements that group others, or have no effect of their own. */
export const neutralTags: ReadonlySet<string> = new Set(
  `address article aside body center col colgroup div figure font footer header main nav o:p p section span tbody tfoot thead wbr`.split(
    ' ',
  ),
);

/**
 * The names of elements. If several elements have the same effect, the second entry is the element that stands for all.
 */
export const tagNames: ReadonlyMap<string, readonly [name: string, tag?: string]> = new Map([
  ['b', ['bold', 'strong']],
  ['strong', ['bold']],
  ['i', ['italic', 'em']],
  ['em', ['italic']],
  ['ins', ['underline', 'u']],
  ['u', ['underline']],
  ['del', ['strike', 's']],
  ['strike', ['strike', 's']],
  ['s', ['strike']],
  ['ol', ['lists']],
  ['ul', ['lists']],
  ['li', ['items of lists']],
  ['blockquote', ['quotes']],
  ['table', ['tables']],
  ['tr', ['rows of tables']],
  ['td', ['cells of tables']],
  ['th', ['headings of tables']],
  ['caption', ['captions']],
  ['figcaption', ['captions', 'caption']],
  ['hr', ['lines across the page']],
  ['br', ['line breaks']],
  ['big', ['sizes of text']],
  ['small', ['small print']],
  ['mark', ['marked words']],
  ['dl', ['lists of terms']],
  ['dt', ['lists of terms']],
  ['dd', ['lists of terms']],
  ['details', ['parts that unfold']],
  ['summary', ['parts that unfold']],
  ['audio', ['sounds and films']],
  ['video', ['sounds and films']],
  ['iframe', ['sounds and films']],
  ['script', ['scripts']],
  ['style', ['style sheets']],
]);

/** The names of attributes. An attribute without a name has no effect, or is part of its element. */
export const attributeNames: readonly [pattern: RegExp, name: string | undefined][] = [
  [
    /^(style|href|src|alt|target|rel|frameborder|allow|allowfullscreen|loading|decoding|open)$/,
    undefined,
  ],
  [/^(align|type|dir)$/, undefined],
  [/^on/, 'scripts'],
  [/^(id|name)$/, 'places that links lead to'],
  [/^class$/, 'class names'],
  [/^lang$/, 'languages'],
  [/^title$/, 'tooltips'],
  [/^(start|value|reversed)$/, 'numbering of its own'],
  [/^(colspan|rowspan)$/, 'merged cells of tables'],
  [/^(width|height)$/, 'sizes of images and tables'],
  [
    /^(border|bgcolor|valign|cell(padding|spacing)|frame|rules|scope|headers|summary)$/,
    'looks of tables',
  ],
  [/^color$/, 'colours'],
  [/^face$/, 'fonts'],
  [/^size$/, 'sizes of text'],
  [/^/, 'other attributes'],
];

/** The names of styles. A style without a name has no effect on a text like this. */
export const styleNames: readonly [pattern: RegExp, name: string | undefined][] = [
  [/^(color|background-color)$/, 'colours'],
  [/^background-(?!image)/, undefined],
  [/^font-family$/, 'fonts'],
  [/^font-size$/, 'sizes of text'],
  [/^font-weight$/, undefined],
  [/^list-style/, 'numbering of its own'],
  [/^line-height$/, 'line heights'],
  [/^(margin|padding|text-indent)/, 'margins'],
  [/^(min-|max-)?(width|height)$/, 'sizes of images and tables'],
  [/^border-(top|right|bottom|left)-style$/, 'borders'],
  [/^vertical-align$/, 'raised and lowered words'],
  [/^text-transform$|^font-variant-caps$/, 'capitals'],
  [/^(border|font|text-decoration|-webkit|break|page|white-space|text-wrap|text-size)/, undefined],
  [
    /^(orphans|widows|unicode-bidi|word-break|overflow-wrap|letter-spacing|word-spacing|hyphens)$/,
    undefined,
  ],
  [/^/, 'other styles'],
];

/** Values of styles that change nothing. */
export const neutralValue =
  /^(normal|none|initial|inherit|unset|auto|baseline|currentcolor|transparent|medium|visible|static|0(px|pt|em|rem|cm|in|%)?)$/i;

/** Structures that an edit would change, with their selectors. */
export const structures: readonly [name: string, selector: string][] = [
  ['paragraphs in cells of tables', ':is(td, th) :is(p + p, li, table)'],
  ['paragraphs in items of lists', 'li > :is(p, div, blockquote, pre, h1, h2, h3, h4, h5, h6) + *'],
];

/** Elements whose number must stay the same, because a further item would renumber those that follow. */
export const counted: readonly [name: string, selector: string][] = [
  ['items of lists', 'li'],
  ['cells of tables', 'td, th'],
  ['rows of tables', 'tr'],
  ['quotes', 'blockquote'],
];
