import { CommandGroup, CommandItem, useCommandState } from 'cmdk';
import { type RefObject, useLayoutEffect } from 'react';
import { useRecentRecords } from '../../engine/record/recent-records.tsx';
import { usePreferences } from '../../session/session-context.ts';
import { type ScreenAction, type Shortcut, useScreenActions } from '../../ui/actions.ts';
import { resources } from '../resources.ts';
import { consoleActions } from './console-actions.ts';
import { Keys } from './keys.tsx';
import { scoreText, splitMatches, wordStartScore } from '../../ui/match-text.ts';
import styles from './palette.module.css';

/** What can be chosen in the palette. */
export interface PaletteOption extends Pick<ScreenAction, 'name' | 'label' | 'keys' | 'to'> {
  /** The second line. */
  detail?: string;
  /** What it does unless it opens an address. */
  run?: () => void;
  /** Whether it says what could not be searched. Without an address it keeps the palette open. */
  isNotice?: boolean;
}

export interface PaletteGroup {
  heading: string;
  options: readonly PaletteOption[];
  /** The text that they were found for. */
  search?: string | undefined;
  /** Whether they cannot be chosen, because they are about to be replaced. */
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

/** What an option shows, with the letters in bold that match what was typed. */
function OptionContent({ option, search }: { option: PaletteOption; search: string }) {
  const { label, detail, keys: [binding] = [] } = option;
  const { hasShortcuts } = usePreferences();
  const markMatches = (text: string) =>
    splitMatches(text, search).map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
    );
  return (
    <>
      <span className={styles.texts}>
        <span className="truncate">{markMatches(label)}</span>
        {detail && <span className={styles.detail}>{markMatches(detail)}</span>}
      </span>
      {hasShortcuts && binding !== undefined && (
        <span aria-hidden>
          <Keys of={binding} />
        </span>
      )}
    </>
  );
}

interface OptionGroupProps {
  group: PaletteGroup;
  /** What was typed. */
  text: string;
  onChoose: (option: PaletteOption) => void;
}

/** Options with a heading. */
export function OptionGroup({ group, text, onChoose }: OptionGroupProps) {
  const { heading, options, search = '', isStale = false } = group;
  return (
    <CommandGroup heading={<div className={styles.heading}>{heading}</div>} value={heading}>
      {options.map((option) => {
        // With each text the first result is selected, also if it was there before.
        const value = `${option.name} ${search}`;
        return (
          <CommandItem
            key={value}
            value={value}
            disabled={isStale}
            className={styles.option}
            onSelect={() => onChoose(option)}
          >
            <OptionContent option={option} search={option.isNotice ? '' : text} />
          </CommandItem>
        );
      })}
    </CommandGroup>
  );
}

/** Names the selected option, which cmdk 1.1.1 does before it is rendered, and not again once it is gone. */
export function ActiveOption({ root }: { root: RefObject<HTMLElement | null> }) {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId}`);
  useLayoutEffect(() => {
    const option = root.current?.querySelector('[role=option][aria-selected=true]');
    for (const element of root.current?.querySelectorAll('[role=combobox], [role=listbox]') ?? []) {
      if (option) element.setAttribute('aria-activedescendant', option.id);
      else element.removeAttribute('aria-activedescendant');
    }
  });
  return null;
}
