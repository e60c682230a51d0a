/** What a page records of itself; times are in milliseconds after the start of its navigation. */
interface PageProbe {
  /** When the first visible, enabled input was there. */
  interactiveAt: Promise<number>;
  clickedAt: number;
  /** The cumulative layout shift. */
  layoutShift: number;
  /** Resolves as soon as the first row contains a text. */
  waitForRow: (text: string) => Promise<number>;
  /** When the row that was expected last was there. */
  arrivedAt: Promise<number>;
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe({ rowSelector, firstRow }: { rowSelector: string; firstRow: string }) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const waitFor = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const check = () => {
        if (!isThere()) return;
        resolve(performance.now());
        observer.disconnect();
      };
      const observer = new MutationObserver(check);
      const changes = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document, changes);
      check();
    });
  const waitForRow = (text: string) =>
    waitFor(() => Boolean(document.querySelector(rowSelector)?.textContent.includes(text)));

  const probe: PageProbe = {
    interactiveAt: waitFor(() =>
      [...document.querySelectorAll('input:enabled')].some(
        (input) =>
          input.checkVisibility({ visibilityProperty: true }) &&
          input.getBoundingClientRect().width > 0,
      ),
    ),
    clickedAt: 0,
    layoutShift: 0,
    waitForRow,
    arrivedAt: waitForRow(firstRow),
  };
  window.probe = probe;
  window.addEventListener('click', ({ timeStamp }) => (probe.clickedAt = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) probe.layoutShift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
