/** The index that React Router keeps in the state of each history entry. */
const getHistoryIndex = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Gives an index to history entries that a typed address creates. React Router indexes only its own entries, and
 * `useBlocker` cannot block leaving an entry without one. Call this before the router is created, so that its
 * `popstate` listener runs first, and call the returned function after each navigation of the router.
 */
export function indexHistoryEntries(): () => void {
  let currentIndex = 0;
  const updateIndex = () => {
    currentIndex = getHistoryIndex() ?? currentIndex;
  };
  window.addEventListener('popstate', () => {
    if (getHistoryIndex() === undefined) {
      const key = crypto.getRandomValues(new Uint32Array(1)).join();
      window.history.replaceState({ key, idx: currentIndex + 1 }, '');
    }
    updateIndex();
  });
  return updateIndex;
}
