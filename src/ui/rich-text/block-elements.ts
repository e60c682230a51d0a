/** Elements that begin on a line of their own. */
export const blockNames: ReadonlySet<string> = new Set(
  `address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr iframe li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);

/** Elements that are not read as one block if they contain blocks: pages, chapters, and formats around paragraphs. */
export const wrapperNames: ReadonlySet<string> = new Set(
  `a address article aside b big center div em fieldset font footer form header hgroup i main nav section small span strong u`.split(
    ' ',
  ),
);
