/** The number that the router gives each entry of the browser's history. */
const numberOfEntry = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Numbers the history entries that a typed address makes. The router numbers only its own, and without
 * a number it cannot ask before such an address leaves unsaved changes. Has to listen before the router
 * does; call the returned function after each of the router's steps.
 */
export function numberTypedAddresses(): () => void {
  let current = 0;
  const remember = () => {
    current = numberOfEntry() ?? current;
  };
  window.addEventListener('popstate', () => {
    if (numberOfEntry() === undefined) {
      const key = crypto.getRandomValues(new Uint32Array(1)).join();
      window.history.replaceState({ usr: null, key, idx: current + 1 }, '');
    }
    remember();
  });
  return remember;
}
