/** How long a browser without `requestIdleCallback`, such as Safari, waits instead. */
const idleDelayMs = 200;

/** Calls a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, idleDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
