// The sign-in starts without services, but its page has the panel of npm run dev, too.
import './app/dev-tools.ts';
import { fetchDeployment } from './app/fetch-deployment.ts';
import { hasStoredToken, readStoredTheme } from './session/browser-storage.ts';
import { loadModule, reloadPage } from './ui/loading/load-module.ts';
import { applyTheme } from './ui/theme/colours.ts';

// Before the first paint: this script blocks it.
applyTheme(readStoredTheme());

/** Loads the console and its configuration at the same time. */
async function createConsole(mayReload: boolean) {
  const [module, deployment] = await Promise.all([
    loadModule(() => import('./app/create-console.tsx'), mayReload && reloadPage),
    fetchDeployment(),
  ]);
  return module.createConsole(deployment);
}

const isSignInAddress = () => /^(#\/?)?$/.test(window.location.hash);

/** Whether the address, or a session, needs more than the sign-in form: the router, the API client and the screens. */
const needsConsole = () => !isSignInAddress() || hasStoredToken();

async function start() {
  let creation: ReturnType<typeof createConsole> | undefined;

  /** Creates the console, once; a failed attempt is repeated by the next call. */
  function loadConsole(mayReload = true) {
    creation ??= createConsole(mayReload).catch((error: unknown) => {
      creation = undefined;
      throw error;
    });
    return creation;
  }

  // At the same time as the page, which shows why if this fails.
  if (needsConsole()) loadConsole().catch(() => undefined);
  const page = await loadModule(() => import('./app/page.tsx'));
  if (needsConsole()) await page.showConsole(loadConsole);
  else page.showSignIn(loadConsole, needsConsole);
}

void start();
