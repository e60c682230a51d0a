/**
 * Whether a key belongs to the composition of an input method. Safari ends the composition before it reports the key
 * that ends it, which then only has the code 229.
 */
const isOfComposition = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

function stopKeyOfComposition(event: KeyboardEvent): void {
  if (!isOfComposition(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * While a character is composed, no handler of the page or of a library receives Enter and Escape, and the browser does
 * not submit a form or close a dialog.
 */
export const installCompositionGuard = (): void =>
  window.addEventListener('keydown', stopKeyOfComposition, { capture: true });
