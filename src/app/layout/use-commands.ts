import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePreferencesStore } from '../../session/session-context.ts';
import { loadModule, preload } from '../../ui/loading/load-module.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { getLetter } from '../commands/get-letter.ts';

const importCommands = () => import('../commands/commands.tsx');

type CommandsModule = Awaited<ReturnType<typeof importCommands>>;

export const preloadCommands = () => preload(importCommands);

/**
 * Palette, shortcuts and preferences of the account menu: loaded when one of them is used, or with the first key. `keys`
 * are those pressed until then.
 */
export function useCommands() {
  const [module, setModule] = useState<CommandsModule>();
  const [keys] = useState<KeyboardEvent[]>([]);
  const preferences = usePreferencesStore();

  const load = useCallback(
    async (onLoaded?: (commands: CommandsModule) => void) => {
      try {
        const commands = await loadModule(importCommands);
        setModule(commands);
        onLoaded?.(commands);
      } catch (error) {
        keys.splice(0);
        toastError((error as Error).message);
      }
    },
    [keys],
  );

  useEffect(() => {
    if (module) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      // Enter alone follows a link; after another key it may be meant for the palette.
      if (defaultPrevented || (key === 'Enter' && keys.length === 0)) return;
      keys.push(event);
      const hasModifier = ctrlKey || metaKey;
      const isPalette = getLetter(event) === 'k' && hasModifier && !shiftKey && !altKey;
      const isShortcut =
        preferences.get().hasShortcuts &&
        /^\S$/.test(key) &&
        !hasModifier &&
        /^(BODY|MAIN|A|BUTTON)$/.test((target as Element).nodeName);
      // The browser would search the web, or this page.
      if (isPalette || (isShortcut && key === '/')) event.preventDefault();
      if (isPalette || isShortcut) void load();
      // Other keys are not worth an error message, or a reload for a new deployment.
      else importCommands().then(setModule, () => keys.splice(0));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [module, keys, load, preferences]);

  return useMemo(() => ({ module, keys, load }), [module, keys, load]);
}

export type CommandLoader = ReturnType<typeof useCommands>;
