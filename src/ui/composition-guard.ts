/**
 * Whether a key belongs to the composition of an input method. Safari ends the composition before the key that ends it,
 * which then has only the code 229.
 */
const isOfComposition = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

function stopKeyOfComposition(event: KeyboardEvent): void {
  if (!isOfComposition(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Keeps Enter and Escape of a composition from everything else: from the handlers of the page, also those of libraries,
 * and from the browser, which would submit a form or close a dialog.
 */
export const installCompositionGuard = (): void =>
  window.addEventListener('keydown', stopKeyOfComposition, { capture: true });
