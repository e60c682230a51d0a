/** How much of a text a list shows, in characters, product.md §9. */
const length = 20;

/** The first 20 characters plus an ellipsis; a text that is no longer stays whole. */
export function excerptOf(text: string): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
