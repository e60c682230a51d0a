/** How long a module may take to load. */
const timeoutMs = 120_000;

/** If a module fails to load within this time after a reload, the page is not reloaded again. */
const reloadWindowMs = 60_000;

export const reloadPage = (): void => window.location.reload();

/** Whether the page was reloaded a moment ago. Reloading again might never end. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload && performance.now() < reloadWindowMs;
}

/** Whether the server can be reached. If it cannot, a reload would lead to the browser's error page. */
const isServerReachable = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether leaving the page would lose a form or a running job. Both prevent the event `beforeunload` then. */
const wouldLoseWork = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A newer deployment may have removed the file of the module: reloads the page, or else throws the error. */
async function reloadOnce(error: unknown, reload: () => void): Promise<never> {
  if (wouldLoseWork() || !(await isServerReachable()) || wasReloaded()) throw error;
  reload();
  // The promise never settles, so that the page does not change until it is reloaded.
  return new Promise<never>(() => undefined);
}

/**
 * Loads a module. If that fails, the page is reloaded, once, unless `reload` is false. Rejects if the module is still
 * missing after that, after the timeout, or if a reload would lose what is not saved.
 */
export function loadModule<Module>(
  load: () => Promise<Module>,
  reload: (() => void) | false = reloadPage,
): Promise<Module> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const message = `The code of this screen did not arrive within ${timeoutMs / 1000} seconds.`;
  setTimeout(() => reject(new Error(message)), timeoutMs);
  const module = reload ? load().catch((error: unknown) => reloadOnce(error, reload)) : load();
  return Promise.race([module, timeout]);
}

/** Loads modules in advance. Errors are ignored, because loadModule tries again when the module is needed. */
export const preload = (...imports: (() => Promise<unknown>)[]): void =>
  void Promise.allSettled(imports.map((importModule) => importModule()));
