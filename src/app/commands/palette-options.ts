import { useEffect, useState } from 'react';
import { generatePath } from 'react-router-dom';
import type { Resource } from '../../engine/config/resource.ts';
import type { Preferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore, useSignOut } from '../../session/session-context.ts';
import { openDialog } from './command-dialogs.ts';
import { scoreText } from './match-text.ts';
import { activateControl, listScreenCommands } from './screen-controls.ts';
import { orderedResources, screens } from './screens.ts';
import { shortcuts } from './shortcuts.ts';

/** What can be chosen in the palette. */
export interface PaletteOption {
  id: string;
  label: string;
  /** The second line. */
  detail?: string;
  /** The keys that do the same, as tinykeys spells them. */
  keys?: string | undefined;
  /** Whether it is what is set already. */
  isCurrent?: boolean;
  /** The address that it opens. */
  to?: string;
  /** What it does instead; `staysOpen` keeps the palette. */
  run?: () => void;
  staysOpen?: boolean;
}

export interface PaletteGroup {
  heading: string;
  options: readonly PaletteOption[];
  /** The text that they were found for. */
  search?: string | undefined;
  /** Whether they cannot be chosen, because they are about to be replaced. */
  isStale?: boolean;
}

export const createRecordOption = (
  { name, routes }: Resource,
  { id, label, detail }: { id: string; label: string; detail: string },
): PaletteOption => ({
  id: `${name}-${id}`,
  label: label || id,
  detail,
  to: generatePath(routes.view, { id }),
});

/** The screens, and the forms that add a record. */
const screenOptions: readonly PaletteOption[] = [
  ...screens.map(({ label, to, letter }) => ({
    id: `screen-${to}`,
    label,
    to,
    keys: letter && `g ${letter}`,
  })),
  ...orderedResources.flatMap(({ routes, labels }) =>
    routes.add
      ? [{ id: `screen-${routes.add}`, label: `Add ${labels.singular}`, to: routes.add }]
      : [],
  ),
];

/** The options for the records opened last. */
function useRecentOptions(): PaletteOption[] {
  const { recentRecords } = usePreferences();
  return recentRecords.flatMap(({ resource: resourceName, id, label }) => {
    const resource = orderedResources.find((each) => each.name === resourceName);
    if (!resource) return [];
    return [createRecordOption(resource, { id, label, detail: resource.labels.singular })];
  });
}

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
function usePaletteActions(): readonly PaletteOption[] {
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
      run: () => openDialog('shortcuts'),
    },
    { id: 'sign-out', label: 'Log Out', run: signOut },
  ];
}

/** A text that begins like a word of the label: other matches would come before records that match better. */
const minScore = 0.7;

/** The options that match a text and need no request. */
export function useOwnGroups(text: string): PaletteGroup[] {
  const filter = (options: readonly PaletteOption[]) =>
    options.filter(({ label }) => text === '' || scoreText(label, text) >= minScore);
  return [
    { heading: 'Recent', options: filter(useRecentOptions()).slice(0, 5) },
    { heading: 'Go to', options: filter(screenOptions) },
    { heading: 'Actions', options: filter(usePaletteActions()) },
  ];
}
