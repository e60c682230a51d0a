import { Suspense, useEffect, useLayoutEffect } from 'react';
import { usePreferencesStore, useSession } from '../../session/session-context.ts';
import { useActions } from '../../ui/actions.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { toastError } from '../../ui/feedback/toast.tsx';
import { useSignOut } from '../../ui/use-sign-out.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { LoadErrorDialog } from '../../ui/loading/query-boundary.tsx';
import { useOpenAddress } from '../../ui/route-link.tsx';
import {
  closeDialog,
  consoleActions,
  screenActions,
  sheetAction,
  useOpenDialog,
} from './console-actions.ts';
import { createKeyHandler } from './key-handler.ts';

const importPalette = () => import('./palette.tsx');
const importSheet = () => import('./shortcut-sheet.tsx');
const Palette = lazyComponent(
  importPalette,
  (module) => module.Palette,
  (props) => <LoadErrorDialog {...props} label="Command palette" onClose={closeDialog} />,
);
const ShortcutSheet = lazyComponent(
  importSheet,
  (module) => module.ShortcutSheet,
  (props) => <LoadErrorDialog {...props} label={sheetAction.label} onClose={closeDialog} />,
);

function closeFailedDialog() {
  closeDialog();
  toastError('This dialog could not be shown.');
}

export const preloadPalette = () => preload(importPalette);

/** Handles the shortcuts, and shows palette and sheet. */
export function Commands() {
  const preferences = usePreferencesStore();
  const context = { preferences, signOut: useSignOut(), openAddress: useOpenAddress() };
  const { dialog } = useOpenDialog();

  useActions(consoleActions, context);
  useActions(screenActions, context);

  // The layout effect adds the listener together with the screen, so that a key works as soon as the screen is visible.
  useLayoutEffect(() => {
    const handleKey = createKeyHandler(preferences);
    const onKeyDown = (event: KeyboardEvent) => {
      // Ctrl or ⌘ begins the shortcut of the palette.
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette();
      handleKey(event);
    };
    window.addEventListener('keydown', onKeyDown);
    // After Back or a typed address, the dialog would cover another screen.
    window.addEventListener('popstate', closeDialog);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', closeDialog);
    };
  }, [preferences]);

  // A sign-out closes the dialog, and so does another administrator who signs in within another tab.
  const { token } = useSession() ?? {};
  useEffect(() => (token === undefined ? undefined : closeDialog), [token]);

  return (
    // The key of the element changes with the dialog, so that a dialog can be opened again after it has failed.
    <ErrorBoundary key={dialog} onError={closeFailedDialog}>
      <Suspense>
        {dialog === 'palette' && <Palette />}
        {dialog === 'shortcuts' && <ShortcutSheet />}
      </Suspense>
    </ErrorBoundary>
  );
}
