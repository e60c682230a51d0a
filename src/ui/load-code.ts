/** How long a part of the code may take to arrive, in milliseconds, product.md §9. */
const patience = 120_000;

/** For how long after a reload a part that is still missing is an error, in milliseconds. */
const reloadHelps = 60_000;
const reloadedAt = 'reloadedAt';

let reload = () => window.location.reload();

/** Says how the page is reloaded, so that it comes back to where it was going. */
export const reloadBy = (how: () => void): void => {
  reload = how;
};

class LateCode extends Error {
  override readonly message = `The code of this screen did not arrive within ${patience / 1000} seconds.`;
}

function withinPatience<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateCode()), patience);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Whether a reload was tried a moment ago; where nothing can be remembered, none is tried at all. */
function wasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt));
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    return Date.now() - last < reloadHelps;
  } catch {
    return true;
  }
}

/** Without an answer of the server a reload would end on a page that is no longer ours. */
const serverAnswers = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a part of the console. A newer deploy may have taken it away: then the page is reloaded, once;
 * what is still missing after that, or comes too late, is an error to be shown.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withinPatience(load());
  } catch (error) {
    if (error instanceof LateCode || !(await serverAnswers()) || wasReloaded()) throw error;
    reload();
    // Nothing is to be shown any more on the page that goes.
    return new Promise<never>(() => undefined);
  }
}
