import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { usePreferencesStore, useSession } from '../../session/session-context.ts';
import { loadModule, preload } from '../../ui/loading/load-module.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { useRouter } from '../../ui/use-router.ts';
import { createKeyHandler } from './key-handler.ts';
import {
  type CommandDialogName,
  type CommandDialogProps,
  commandDialogs,
} from './command-dialogs.ts';

export { AccountPreferences } from './account-preferences.tsx';

export const openPalette = () => commandDialogs.open('palette');

const imports: Record<CommandDialogName, () => Promise<ComponentType<CommandDialogProps>>> = {
  palette: async () => (await import('./palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet,
};

/** Loads a dialog and shows it, unless it is closed before. */
async function showDialog(name: CommandDialogName): Promise<void> {
  try {
    commandDialogs.show(name, await loadModule(imports[name]));
  } catch (error) {
    commandDialogs.close();
    toastError((error as Error).message);
  }
}

/** Handles the shortcuts, and shows palette and sheet. `keys` were pressed while this was being loaded. */
export function Commands({ keys }: { keys: KeyboardEvent[] }) {
  const { router } = useRouter();
  const preferences = usePreferencesStore();
  const dialog = useSyncExternalStore(commandDialogs.subscribe, commandDialogs.get);
  const { name, Dialog, typed = '', isSubmitted = false } = dialog ?? {};

  useEffect(() => {
    const handleKey = createKeyHandler({
      router,
      preferences,
      dialogs: commandDialogs,
      preloadPalette: () => preload(imports.palette),
    });
    for (const event of keys.splice(0)) handleKey(event);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) handleKey(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [router, preferences, keys]);

  useEffect(() => {
    if (name) void showDialog(name);
  }, [name]);

  // What is open is closed by signing out, and by another administrator who signs in with another tab.
  const { token } = useSession() ?? {};
  useEffect(() => (token === undefined ? undefined : commandDialogs.close), [token]);

  return (
    Dialog && <Dialog onClose={commandDialogs.close} typed={typed} isSubmitted={isSubmitted} />
  );
}
