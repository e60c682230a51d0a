// This import comes first, because the page of the sign-in has the panel of `npm run dev`, too, although it has no
// services.
import './app/dev-tools.ts';
import { fetchDeployment } from './app/fetch-deployment.ts';
import { hasStoredToken, readStoredTheme } from './session/browser-storage.ts';
import { loadModule, reloadPage } from './ui/loading/load-module.ts';
import { applyTheme } from './ui/theme/colours.ts';

// The theme is applied before the first paint, which this script blocks.
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

/**
 * Whether the address or a stored session needs the router, the API client and the screens, and not only the sign-in
 * form.
 */
const needsConsole = () => !isSignInAddress() || hasStoredToken();

async function start() {
  let creation: ReturnType<typeof createConsole> | undefined;

  /** Creates the console once. After a failed attempt, the next call tries again. */
  function loadConsole(mayReload = true) {
    creation ??= createConsole(mayReload).catch((error: unknown) => {
      creation = undefined;
      throw error;
    });
    return creation;
  }

  // The console is loaded at the same time as the page. If that fails, the page shows the reason.
  if (needsConsole()) loadConsole().catch(() => undefined);
  const page = await loadModule(() => import('./app/page.tsx'));
  if (needsConsole()) await page.showConsole(loadConsole);
  else page.showSignIn(loadConsole, needsConsole);
}

void start();
