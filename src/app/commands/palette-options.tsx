import { useCommandState } from 'cmdk';
import { type RefObject, useLayoutEffect } from 'react';
import { generatePath } from 'react-router-dom';
import type { Resource } from '../../engine/config/resource.ts';
import { usePreferences } from '../../session/session-context.ts';
import { useScreenActions } from '../../ui/actions.ts';
import { consoleActions, orderedResources, screenActions, screens } from './console-actions.ts';
import { Keys } from './keys.tsx';
import { scoreText, splitMatches } from './match-text.ts';
import styles from './palette.module.css';

/** What can be chosen in the palette. */
export interface PaletteOption {
  id: string;
  label: string;
  /** The second line. */
  detail?: string;
  /** The keys that do the same, as tinykeys spells them. */
  keys?: string | undefined;
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

/** What is not among the actions: screens and adding have a group of their own. */
const otherNames = new Set(['palette', 'add', ...screenActions.map(({ name }) => name)]);
const consoleNames = new Set(consoleActions.map(({ name }) => name));

/** The actions of the screen behind the palette, and then those of the console. */
function useActionOptions(): readonly PaletteOption[] {
  const { hasShortcuts } = usePreferences();
  const offered = useScreenActions().filter(
    ({ name, isAvailable }) => !otherNames.has(name) && isAvailable(),
  );
  const ofScreen = offered.filter(({ name }) => !consoleNames.has(name));
  const actions = [...ofScreen, ...offered.filter(({ name }) => consoleNames.has(name))];
  return actions
    .filter(({ name }, index) => actions.findIndex((other) => other.name === name) === index)
    .map(({ name, label, keys = [], run }) => ({
      id: `action-${name}`,
      label,
      keys: hasShortcuts ? keys[0] : undefined,
      run,
    }));
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
    { heading: 'Actions', options: filter(useActionOptions()) },
  ];
}

/** What an option shows, with the letters in bold that match what was typed. */
export function OptionContent({ option, search }: { option: PaletteOption; search: string }) {
  const { label, detail, keys } = option;
  const markMatches = (text: string) =>
    splitMatches(text, search).map((part, index) =>
      part.isMatch ? <b key={index}>{part.text}</b> : part.text,
    );
  return (
    <>
      <span className={styles.texts}>
        <span className={styles.label}>{markMatches(label)}</span>
        {detail && <span className={styles.detail}>{markMatches(detail)}</span>}
      </span>
      {keys !== undefined && (
        <span aria-hidden>
          <Keys of={keys} />
        </span>
      )}
    </>
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
