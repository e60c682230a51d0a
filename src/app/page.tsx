import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Announcer, installOfflineBar } from '../ui/feedback/announcer.tsx';
import { Toaster, toastError } from '../ui/feedback/toast.tsx';
import { refuseFileDrops } from '../ui/file-drops.ts';
import { installTooltip } from '../ui/tooltip.ts';
import '../ui/theme/global.css';
import { applyColours } from '../ui/theme/colours.ts';
import type { Console } from './create-console.tsx';

applyColours(document.documentElement);
installTooltip();
installOfflineBar();
refuseFileDrops();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root": add it.');
const root = createRoot(container);

/** Shows the console, or the sign-in page. */
export function renderPage(content: ReactElement): void {
  root.render(
    <>
      <StrictMode>
        {content}
        <Announcer />
      </StrictMode>
      {/* In development, strict mode mounts a component twice: react-toastify would lose the first toast. */}
      <Toaster />
    </>,
  );
}

const loadErrorMessage =
  'The console could not be loaded. Check the connection, or reload the page: there may be a newer version.';

/**
 * Shows the sign-in page alone, a third of the console's code. The console is loaded on the first input, and replaces
 * the page after the sign-in, or as soon as `needsConsole`: another address was opened, or another tab has signed in.
 */
export function showSignIn(
  loadConsole: (mayReload?: boolean) => Promise<Console>,
  needsConsole: () => boolean,
): void {
  const shown = new AbortController();
  /** A reload would lose what is typed. */
  const loadBehindForm = () =>
    loadConsole(false).catch((cause: unknown) => {
      throw new Error(loadErrorMessage, { cause });
    });

  async function showConsole() {
    const { element } = await loadConsole();
    shown.abort();
    renderPage(element);
  }

  function replacePage() {
    if (needsConsole()) showConsole().catch((error: Error) => toastError(error.message));
  }

  for (const event of ['hashchange', 'storage', 'pageshow'])
    window.addEventListener(event, replacePage, { signal: shown.signal });
  renderPage(
    <main>
      <LoginScreen
        preloadNext={() => void loadBehindForm().catch(() => undefined)}
        signIn={async (credentials, signal) => {
          const { signIn } = await loadBehindForm();
          await signIn(credentials, signal);
          await showConsole();
        }}
      />
    </main>,
  );
}
