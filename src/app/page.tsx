import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Announcer, installOfflineBar } from '../ui/feedback/announcer.tsx';
import { Toaster, toastError } from '../ui/feedback/toast.tsx';
import { installTooltip } from '../ui/tooltip.ts';
import '../ui/theme/global.css';
import { applyColours } from '../ui/theme/colours.ts';
import type { Console } from './create-console.tsx';

applyColours(document.documentElement);
installTooltip();
installOfflineBar();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root": add it.');
const root = createRoot(container);

/** Shows the console, or the sign-in page. */
export function renderPage(content: ReactNode): void {
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

/**
 * Shows the sign-in page alone, a third of the console's code. The console is loaded on the first input, and replaces
 * the page after the sign-in, or as soon as `needsConsole`: another address was opened, or another tab has signed in.
 */
export function showSignIn(loadConsole: () => Promise<Console>, needsConsole: () => boolean): void {
  const events = ['hashchange', 'storage', 'pageshow'];

  const stopListening = () => {
    for (const event of events) window.removeEventListener(event, replacePage);
  };

  async function showConsole() {
    const { element } = await loadConsole();
    stopListening();
    renderPage(element);
  }

  function replacePage() {
    if (needsConsole()) showConsole().catch((error: Error) => toastError(error.message));
  }

  for (const event of events) window.addEventListener(event, replacePage);
  renderPage(
    <main>
      <LoginScreen
        preloadNext={() => void loadConsole().catch(() => undefined)}
        signIn={async (credentials, signal) => {
          const { signIn } = await loadConsole();
          await signIn(credentials, signal);
          await showConsole();
        }}
      />
    </main>,
  );
}
