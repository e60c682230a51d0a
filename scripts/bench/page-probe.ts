/** The first element of a selector, once it is visible and contains a text. */
export interface Target {
  selector: string;
  text: string;
}

/** What a page records of itself; times are in milliseconds after the start of its navigation. */
interface PageProbe {
  clickedAt: number;
  /** The cumulative layout shift. */
  layoutShift: number;
  /** When the element that was expected last was there. */
  arrivedAt: Promise<number>;
  expect: (target: Target) => void;
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}

/** Runs in the page before its own scripts, and expects the first element. */
export function installProbe(first: Target) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const waitFor = ({ selector, text }: Target) =>
    new Promise<number>((resolve) => {
      const check = () => {
        const element = document.querySelector(selector);
        if (!element?.textContent.includes(text)) return;
        if (!element.checkVisibility({ visibilityProperty: true })) return;
        resolve(performance.now());
        observer.disconnect();
      };
      const observer = new MutationObserver(check);
      const changes = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document, changes);
      check();
    });

  const probe: PageProbe = {
    clickedAt: 0,
    layoutShift: 0,
    arrivedAt: waitFor(first),
    expect(target) {
      probe.arrivedAt = waitFor(target);
    },
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
