import { useEffect, useState } from 'react';
import type { Preferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore, useSignOut } from '../../session/session-context.ts';
import { commandDialogs } from './command-dialogs.ts';
import { activateControl, listScreenCommands } from './screen-controls.ts';
import { shortcuts } from './shortcuts.ts';
import type { PaletteOption } from './palette-options.ts';

type Action = Omit<PaletteOption, 'score'>;

/** What the palette calls controls that are an icon, a number, or a field. */
const labels: Readonly<Partial<Record<string, string>>> = {
  search: 'Search this screen',
  'previous-page': 'Previous page',
  'next-page': 'Next page',
};

const themes: Readonly<Record<Preferences['theme'], string>> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

const getKeys = (command: string) => shortcuts.find((each) => each.command === command)?.keys[0];

/** The commands of the screen, which Back or the redirect after a save may replace by another. */
function useScreenCommands() {
  const [commands, setCommands] = useState(listScreenCommands);
  useEffect(() => {
    const observer = new MutationObserver(() => setCommands(listScreenCommands()));
    const main = document.querySelector('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return commands;
}

/** The actions of the screen behind the palette, and those of the console. */
export function usePaletteActions(): readonly Action[] {
  const { theme, hasShortcuts } = usePreferences();
  const preferences = usePreferencesStore();
  const signOut = useSignOut();
  // Adding is among the screens.
  const commands = useScreenCommands().filter(({ command }) => command !== 'add');
  return [
    ...commands.map(({ command, label, element }) => ({
      id: `command-${command}`,
      label: labels[command] ?? label,
      keys: hasShortcuts ? getKeys(command) : undefined,
      run: () => activateControl(element),
    })),
    ...(Object.keys(themes) as Preferences['theme'][]).map((name) => ({
      id: `theme-${name}`,
      label: themes[name],
      isCurrent: name === theme,
      run: () => preferences.set({ theme: name }),
    })),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      keys: hasShortcuts ? '?' : undefined,
      run: () => commandDialogs.open('shortcuts'),
    },
    { id: 'sign-out', label: 'Log Out', run: signOut },
  ];
}
