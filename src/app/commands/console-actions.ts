import { create } from 'zustand';
import type { Preferences, PreferencesStore } from '../../session/preferences.ts';
import type { Action } from '../../ui/actions.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { signIn } from '../../product/sign-in.ts';
import { accountScreen } from '../screens.tsx';
import { createNavItems } from '../layout/nav-items.ts';
import { resources } from '../resources.ts';

type CommandDialog = 'palette' | 'shortcuts' | undefined;

/** Which of the dialogs is open. */
export const useOpenDialog = create<CommandDialog>(() => undefined);

/** Opens a dialog in place of another one. */
export const openDialog = (dialog: CommandDialog) => useOpenDialog.setState(dialog, true);

export const closeDialog = () => openDialog(undefined);

interface ConsoleContext {
  preferences: PreferencesStore;
  signOut: () => void;
  openAddress: (path: string) => void;
}

/** The themes, and what they are called. */
export const themes: readonly { theme: Preferences['theme']; label: string }[] = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

const themeActions = themes.map(({ theme, label }): Action<ConsoleContext> => ({
  name: `theme-${theme}`,
  label: `${label} theme`,
  isAvailable: ({ preferences }) => preferences.get().theme !== theme,
  run: ({ preferences }) => preferences.set({ theme }),
}));

const signOutAction: Action<ConsoleContext> = {
  name: 'sign-out',
  label: 'Log Out',
  run: ({ signOut }) => signOut(),
};

/** What can be done on every screen. */
export const consoleActions: readonly Action<ConsoleContext>[] = [
  {
    name: 'palette',
    label: 'Search or jump to',
    keys: ['$mod+k'],
    isAvailable: () => useOpenDialog.getState() !== undefined || !isModalOpen(),
    run: () => openDialog(useOpenDialog.getState() === 'palette' ? undefined : 'palette'),
  },
  ...themeActions,
  {
    name: 'shortcuts',
    label: 'Keyboard shortcuts',
    keys: ['?'],
    run: () => openDialog('shortcuts'),
  },
  ...(signIn ? [signOutAction] : []),
];

/** Gives each label a letter of its own: its first one that no label before has; undefined if others have all of them. */
export function assignLetters(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const letter = [...label.toLowerCase()].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}

const [home, ...others] = createNavItems(resources).map(({ label, to }) => ({ label, to }));
const account = accountScreen?.link && { label: accountScreen.link.label, to: accountScreen.path };
const screens = [home, account, ...others].filter((screen) => screen !== undefined);
const letters = assignLetters(screens.map(({ label }) => label));

/** Open the screens of the sidebar, and the profile. */
export const screenActions = screens.map(({ label, to }, index): Action<ConsoleContext> => ({
  name: `screen-${to}`,
  label,
  keys: letters[index] === undefined ? [] : [`g ${letters[index]}`],
  to,
  run: ({ openAddress }) => openAddress(to),
}));
