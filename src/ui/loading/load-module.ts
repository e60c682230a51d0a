/** How long a module may take to load. */
const timeoutMs = 120_000;

/** A module that fails to load within this time after a reload is an error: no second reload. */
const reloadWindowMs = 60_000;
const reloadedAtKey = 'reloadedAt';

let reload = () => window.location.reload();

/** Replaces the function that reloads the page, so that a pending navigation is not lost. */
export const setReload = (reloadPage: () => void): void => {
  reload = reloadPage;
};

class ModuleTimeoutError extends Error {
  override readonly message = `The code of this screen did not arrive within ${timeoutMs / 1000} seconds.`;
}

function withTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModuleTimeoutError()), timeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}

/** Whether the page was reloaded a moment ago. True without session storage, to rule out a reload loop. */
function checkWasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey));
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return Date.now() - last < reloadWindowMs;
  } catch {
    return true;
  }
}

/** Offline, a reload would end on the browser's error page. */
const checkServerReachable = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether leaving the page would lose a form or a running job: they say so to the browser, too. */
const checkWouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Loads a module. If that fails, a newer deployment may have removed the file: the page is reloaded, once. Rejects if
 * the module is still missing after that, after the timeout, or if a reload would lose what is not saved.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withTimeout(load());
  } catch (error) {
    if (
      error instanceof ModuleTimeoutError ||
      checkWouldLose() ||
      !(await checkServerReachable()) ||
      checkWasReloaded()
    )
      throw error;
    reload();
    // Keeps the page unchanged until it is reloaded.
    return new Promise<never>(() => undefined);
  }
}

/** Loads modules in advance. Errors are ignored: loadModule tries again when the module is needed. */
export const preload = (...imports: (() => Promise<unknown>)[]): void =>
  void Promise.allSettled(imports.map((importModule) => importModule()));
