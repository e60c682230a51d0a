import { type ReactElement, StrictMode, useTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { toError } from '../api/to-error.ts';
import { LoginScreen } from './sign-in/login-screen.tsx';
import { CentredCard } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { Announcer } from '../ui/feedback/announcer.tsx';
import { installOfflineBar } from '../ui/feedback/offline-bar.ts';
import { Toaster, toastError } from '../ui/feedback/toast.tsx';
import { installCompositionGuard } from '../ui/composition-guard.ts';
import { installDoubleClickGuard } from '../ui/double-click-guard.ts';
import { refuseFileDrops } from '../ui/file-drops.ts';
import { StartError } from '../ui/loading/start-error.ts';
import { installTooltip } from '../ui/tooltip.ts';
import '../ui/theme/global.css';
import { applyColours } from '../ui/theme/colours.ts';
import { name, signIn } from '../product/sign-in.ts';
import type { Console } from './create-console.tsx';

applyColours(document.documentElement);
installTooltip();
installCompositionGuard();
installDoubleClickGuard();
installOfflineBar();
refuseFileDrops();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root": add it.');
const root = createRoot(container);

/** Shows the console, or the sign-in page. */
function renderPage(content: ReactElement): void {
  root.render(
    <>
      <StrictMode>
        {content}
        <Announcer />
      </StrictMode>
      {/* In development, strict mode mounts a component twice, and react-toastify would lose the first toast. */}
      <Toaster />
    </>,
  );
}

const loadErrorMessage =
  'The console could not be loaded. Check the connection, or reload the page: there may be a newer version.';

/** Shows why the console cannot start, with a Retry button. */
function StartFailure({ message, retry }: { message: string; retry: () => Promise<void> }) {
  const [isPending, startTransition] = useTransition();
  return (
    <main>
      <CentredCard>
        <title>{`${name} did not start`}</title>
        <h1>{`${name} did not start`}</h1>
        <AlertBox
          variant="error"
          action={
            <Button busy={isPending} onClick={() => startTransition(retry)}>
              Retry
            </Button>
          }
        >
          {message}
        </AlertBox>
      </CentredCard>
    </main>
  );
}

/** Shows the console once it is loaded, or else why it cannot start. */
export async function showConsole(loadConsole: () => Promise<Console>): Promise<void> {
  try {
    renderPage((await loadConsole()).element);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const retry = () =>
      showConsole(loadConsole).catch((reason: unknown) => toastError(toError(reason).message));
    renderPage(<StartFailure message={error.message} retry={retry} />);
  }
}

/**
 * Shows the sign-in page alone, because the console has three times as much code. The first input loads the console,
 * which replaces the page after the sign-in, or as soon as `needsConsole` returns true, because another address was
 * opened or another tab has signed in.
 */
export function showSignIn(
  loadConsole: (mayReload?: boolean) => Promise<Console>,
  needsConsole: () => boolean,
): void {
  const shown = new AbortController();
  /** Loads the console without reloading the page, which would lose what was typed. */
  const loadBehindForm = () =>
    loadConsole(false).catch((error: unknown) => {
      throw error instanceof StartError ? error : new StartError(loadErrorMessage);
    });

  async function leave() {
    await showConsole(loadConsole);
    shown.abort();
  }

  function replacePage() {
    if (!signIn || needsConsole()) leave().catch((error: Error) => toastError(error.message));
  }

  if (!signIn) return replacePage();
  for (const event of ['hashchange', 'storage', 'pageshow'])
    window.addEventListener(event, replacePage, { signal: shown.signal });
  renderPage(
    <main>
      <LoginScreen
        preloadNext={() => void loadBehindForm().catch(() => undefined)}
        signIn={async (credentials, signal) => {
          const console = await loadBehindForm();
          await console.signIn(credentials, signal);
          await leave();
        }}
      />
    </main>,
  );
}
