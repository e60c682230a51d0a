import { create } from 'zustand';
import type { PreferencesStore } from '../../session/preferences.ts';
import type { Action } from '../../ui/actions.ts';
import { densities } from '../../engine/list/densities.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { signIn } from '../../product/sign-in.ts';
import { createNavItems } from '../nav-items.ts';
import { accountScreen } from '../screens.tsx';
import { resources } from '../resources.ts';
import { themes } from '../themes.ts';

type CommandDialog = 'palette' | 'shortcuts' | undefined;

/** Which of the dialogs is open, and what the palette searches when it opens. */
export const useOpenDialog = create<{ dialog: CommandDialog; startText: string }>(() => ({
  dialog: undefined,
  startText: '',
}));

/** Opens a dialog in place of another one. */
const openDialog = (dialog: CommandDialog, startText = '') =>
  useOpenDialog.setState({ dialog, startText });

/** Opens the palette with a text. */
export const findEverywhere = (text: string) => openDialog('palette', text);

export const closeDialog = () => openDialog(undefined);

interface ConsoleContext {
  preferences: PreferencesStore;
  signOut: () => void;
  openAddress: (path: string) => void;
}

const themeActions = themes.map(({ theme, label }): Action<ConsoleContext> => ({
  name: `theme-${theme}`,
  label: `${label} theme`,
  isAvailable: ({ preferences }) => preferences.get().theme !== theme,
  run: ({ preferences }) => preferences.set({ theme }),
}));

const densityActions = densities.map(({ density, label }): Action<ConsoleContext> => ({
  name: `density-${density}`,
  label: `${label} rows`,
  isAvailable: ({ preferences }) => preferences.get().density !== density,
  run: ({ preferences }) => preferences.set({ density }),
}));

export const paletteAction: Action<unknown> = {
  name: 'palette',
  label: 'Search or jump to',
  keys: ['$mod+k'],
  isInPalette: false,
  isAvailable: () => useOpenDialog.getState().dialog !== undefined || !isModalOpen(),
  run: () => openDialog(useOpenDialog.getState().dialog === 'palette' ? undefined : 'palette'),
};

export const sheetAction: Action<unknown> = {
  name: 'shortcuts',
  label: 'Keyboard shortcuts',
  keys: ['?'],
  run: () => openDialog('shortcuts'),
};

export const signOutAction: Action<Pick<ConsoleContext, 'signOut'>> = {
  name: 'sign-out',
  label: 'Log Out',
  run: ({ signOut }) => signOut(),
};

/** The actions that are available on every screen. */
export const consoleActions: readonly Action<ConsoleContext>[] = [
  paletteAction,
  ...themeActions,
  ...densityActions,
  sheetAction,
  ...(signIn ? [signOutAction] : []),
];

/** Assigns to each label the first of its letters that no earlier label has; undefined if all are taken. */
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

/** The actions that open the screens of the sidebar, and the profile. */
export const screenActions = screens.map(({ label, to }, index): Action<ConsoleContext> => ({
  name: `screen-${to}`,
  label,
  keys: letters[index] === undefined ? [] : [`g ${letters[index]}`],
  to,
  run: ({ openAddress }) => openAddress(to),
}));
