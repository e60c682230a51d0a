import type { Preferences, PreferencesStore } from '../../session/preferences.ts';
import type { Action } from '../../ui/actions.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { createNavItems } from '../layout/nav-items.ts';
import { resources } from '../resources.ts';
import { openDialog, useOpenDialog } from './command-dialogs.ts';

export interface ConsoleContext {
  preferences: PreferencesStore;
  signOut: () => void;
  openAddress: (path: string) => void;
}

const createThemeAction = (
  theme: Preferences['theme'],
  label: string,
): Action<Pick<ConsoleContext, 'preferences'>> => ({
  name: `theme-${theme}`,
  label,
  isAvailable: ({ preferences }) => preferences.get().theme !== theme,
  run: ({ preferences }) => preferences.set({ theme }),
});

/** What can be done on every screen. */
export const consoleActions: readonly Action<ConsoleContext>[] = [
  {
    name: 'palette',
    label: 'Search or jump to',
    keys: ['$mod+k'],
    isAvailable: () => useOpenDialog.getState() !== undefined || !isModalOpen(),
    run: () => openDialog(useOpenDialog.getState() === 'palette' ? undefined : 'palette'),
  },
  createThemeAction('system', 'System theme'),
  createThemeAction('light', 'Light theme'),
  createThemeAction('dark', 'Dark theme'),
  {
    name: 'shortcuts',
    label: 'Keyboard shortcuts',
    keys: ['?'],
    run: () => openDialog('shortcuts'),
  },
  { name: 'sign-out', label: 'Log Out', run: ({ signOut }) => signOut() },
];

interface Screen {
  label: string;
  to: string;
  /** The letter after `g` that leads to it; undefined if all letters of its label lead elsewhere. */
  letter: string | undefined;
}

/** Gives each label a letter of its own: its first one that no label before has. */
export function assignLetters(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const letter = [...label.toLowerCase()].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}

/** The screens of the sidebar, and the profile before the legal documents. */
function listScreens(): Screen[] {
  const items = createNavItems(resources).map(({ label, to }) => ({ label, to }));
  const lists = items.slice(0, resources.length + 1);
  const profile = { label: 'Profile', to: '/admin/view-profile' };
  const all = [...lists, profile, ...items.slice(lists.length)];
  const letters = assignLetters(all.map(({ label }) => label));
  return all.map((screen, index) => ({ ...screen, letter: letters[index] }));
}

export const screens = listScreens();

/** The resources in the order of the sidebar. */
export const orderedResources = screens.flatMap(({ to }) =>
  resources.filter(({ routes }) => routes.list === to),
);

export const screenActions: readonly Action<ConsoleContext>[] = screens.map(
  ({ label, to, letter }) => ({
    name: `screen-${to}`,
    label,
    keys: letter === undefined ? [] : [`g ${letter}`],
    run: ({ openAddress }) => openAddress(to),
  }),
);
