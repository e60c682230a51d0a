// The sign-in starts without services, but its page has the panel of npm run dev, too.
import './app/dev-tools.ts';
import type { ConfigResponse } from './app/config.ts';
import { hasStoredToken, readStoredTheme } from './session/browser-storage.ts';
import { loadModule } from './ui/loading/load-module.ts';
import { applyTheme } from './ui/theme/colours.ts';

// Before the first paint: this script blocks it.
applyTheme(readStoredTheme());

/** How long to wait for `config.json` before the defaults are used. */
const configTimeoutMs = 5000;

/** Reads `config.json` from the folder of `index.html`; undefined if it does not load. */
async function fetchConfig(): Promise<ConfigResponse | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(configTimeoutMs),
    });
    const { headers } = response;
    return { json: response.ok ? await response.json().catch(() => undefined) : {}, headers };
  } catch {
    return undefined;
  }
}

/** Loads the console and its configuration at the same time. */
async function createConsole(mayReload: boolean) {
  const config = fetchConfig();
  const module = await loadModule(() => import('./app/create-console.tsx'), mayReload);
  return module.createConsole(await config);
}

let creation: ReturnType<typeof createConsole> | undefined;

/** Creates the console, once; a failed attempt is repeated by the next call. */
function loadConsole(mayReload = true) {
  creation ??= createConsole(mayReload).catch((error: unknown) => {
    creation = undefined;
    throw error;
  });
  return creation;
}

const isSignInAddress = () => /^(#\/?)?$/.test(window.location.hash);

/** Whether the address, or a session, needs more than the sign-in form: the router, the API client and the screens. */
const needsConsole = () => !isSignInAddress() || hasStoredToken();

async function start() {
  const page = loadModule(() => import('./app/page.tsx'));
  if (needsConsole()) {
    const [{ renderPage }, { element }] = await Promise.all([page, loadConsole()]);
    renderPage(element);
  } else {
    (await page).showSignIn(loadConsole, needsConsole);
  }
}

void start();
