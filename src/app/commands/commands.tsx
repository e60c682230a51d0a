import { Suspense, useEffect } from 'react';
import { usePreferencesStore, useSession } from '../../session/session-context.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { useRouter } from '../../ui/route-link.tsx';
import { closeDialog, type CommandDialogProps, useOpenDialog } from './command-dialogs.ts';
import { createKeyHandler } from './key-handler.ts';

/** In place of a dialog whose code did not arrive. */
function NoDialog({ onClose }: CommandDialogProps) {
  useEffect(onClose, [onClose]);
  return null;
}

const importPalette = () => import('./palette.tsx');
const Palette = lazyComponent(importPalette, (module) => module.Palette, NoDialog);
const ShortcutSheet = lazyComponent(
  () => import('./shortcut-sheet.tsx'),
  (module) => module.ShortcutSheet,
  NoDialog,
);

/** Handles the shortcuts, and shows palette and sheet. */
export function Commands() {
  const { router } = useRouter();
  const preferences = usePreferencesStore();
  const dialog = useOpenDialog();

  useEffect(() => {
    const handleKey = createKeyHandler({ router, preferences });
    const onKeyDown = (event: KeyboardEvent) => {
      // The first of the palette's two keys.
      if (event.key === 'Control' || event.key === 'Meta') preload(importPalette);
      if (!event.defaultPrevented) handleKey(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [router, preferences]);

  // What is open is closed by signing out, and by another administrator who signs in with another tab.
  const { token } = useSession() ?? {};
  useEffect(() => (token === undefined ? undefined : closeDialog), [token]);

  return (
    <Suspense>
      {dialog === 'palette' && <Palette onClose={closeDialog} />}
      {dialog === 'shortcuts' && <ShortcutSheet onClose={closeDialog} />}
    </Suspense>
  );
}
