import { useRecentRecords } from '../../engine/record/recent-records.tsx';
import { type ScreenAction, type Shortcut, useScreenActions } from '../../ui/actions.ts';
import { resources } from '../resources.ts';
import { consoleActions } from './console-actions.ts';
import { scoreText, wordStartScore } from '../../ui/match-text.ts';

/** What can be chosen in the palette. */
export interface PaletteOption extends Pick<ScreenAction, 'name' | 'label' | 'keys' | 'to'> {
  /** The second line. */
  detail?: string;
  /** Runs the option, if it does not open an address. */
  run?: () => void;
  /**
   * Whether the option only tells what could not be searched. If it has no address, choosing it keeps the palette open.
   */
  isNotice?: boolean;
}

export interface PaletteGroup {
  heading: string;
  options: readonly PaletteOption[];
  /** The text for which the options were found. */
  search?: string | undefined;
  /** Whether the options are about to be replaced, so that they cannot be chosen. */
  isStale?: boolean;
}

/** The forms that add a record. */
const addOptions: readonly PaletteOption[] = resources.flatMap(({ routes, labels }) =>
  routes.add ? [{ name: routes.add, label: `Add ${labels.singular}`, to: routes.add }] : [],
);

const definitionsOfConsole = new Set<Shortcut>(consoleActions);

/** The options that match a text and need no request. */
export function useOwnGroups(text: string): PaletteGroup[] {
  const recentOptions = useRecentRecords(resources).map(({ kind, ...record }) => ({
    ...record,
    name: record.to,
    detail: kind,
  }));
  const actions = useScreenActions().filter(
    ({ isInPalette = true, isAvailable }) => isInPalette && isAvailable(),
  );
  const screens = actions.filter(({ to }) => to !== undefined);
  const others = actions.filter(({ to }) => to === undefined);
  const ofConsole = others.filter(({ definition }) => definitionsOfConsole.has(definition));
  const ofScreen = others.filter(({ definition }) => !definitionsOfConsole.has(definition));
  // A label that has the text only within a word is left out: it would come before records that match better.
  const filter = (options: readonly PaletteOption[]) =>
    options.filter(({ label }) => text === '' || scoreText(label, text) >= wordStartScore);
  return [
    { heading: 'Recent', options: filter(recentOptions).slice(0, 5) },
    { heading: 'Go to', options: filter([...screens, ...addOptions]) },
    { heading: 'Actions', options: filter([...ofScreen, ...ofConsole]) },
  ];
}

/** Identifies an option in the list. A record that is found again by another text counts as another option. */
export const getOptionId = ({ name }: PaletteOption, { search = '' }: PaletteGroup) =>
  `palette-${encodeURIComponent(`${name} ${search}`.toWellFormed())}`;
