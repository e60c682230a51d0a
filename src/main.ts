import { fetchConfig } from './app/fetch-config.ts';
import { hasStoredToken } from './session/browser-storage.ts';
import { loadModule } from './ui/load-module.ts';

/** Loads the console and creates it, once; a failed attempt is repeated by the next call. */
async function createConsole() {
  const config = fetchConfig();
  const module = await loadModule(() => import('./app/create-console.tsx'));
  return module.createConsole(await config);
}

let creation: ReturnType<typeof createConsole> | undefined;

function loadConsole() {
  creation ??= createConsole().catch((error: unknown) => {
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
