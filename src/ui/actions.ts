import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** A label, and the keys that do what it says, as the sheet of shortcuts lists them. */
export interface Shortcut {
  label: string;
  /** Alternatives: `j`, `$mod+k` (Ctrl or ⌘), `g d` (two keys after one another). */
  keys?: readonly string[];
}

/**
 * Something that can be done on a screen, with what it acts on. The screen's button, the palette, the shortcuts and
 * their sheet read the same object.
 */
export interface Action<Context> extends Shortcut {
  /** Identifies it among the actions of its screen: `next-page`. */
  name: string;
  /** Whether the palette offers it; by default it does. */
  isInPalette?: boolean;
  /** Whether it can be run now; by default it can. */
  isAvailable?: (context: Context) => boolean;
  /** Whether one of its keys runs it while it is available; by default each does. */
  hasKey?: (key: string, context: Context) => boolean;
  /** The address that it opens, to which the palette links. */
  to?: string;
  run: (context: Context) => void;
}

/** An action that calls the function of its name in the context, and is available while there is one. */
export const createAction = <Name extends string>(
  name: Name,
  label: string,
  keys: readonly string[] = [],
): Action<{ readonly [Key in Name]?: (() => void) | undefined }> => ({
  name,
  label,
  keys,
  isAvailable: (context) => context[name] !== undefined,
  run: (context) => context[name]?.(),
});

/** An action of the screen that is shown. */
export interface ScreenAction extends Action<void> {
  isAvailable: () => boolean;
  hasKey: (key: string) => boolean;
  /** The action as it is written, without what it acts on. */
  definition: Shortcut;
}

/** The actions of the screen that is shown, those of its parts included. */
export const useScreenActions = create<readonly ScreenAction[]>(() => []);

/** Offers actions to palette and shortcuts while the component is mounted. They act on the context of the last render. */
export function useActions<Context>(actions: readonly Action<Context>[], context: Context): void {
  const latest = useRef(context);

  useLayoutEffect(() => {
    latest.current = context;
  });

  // With the screen, so that a key can be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const offered = actions.map((action): ScreenAction => {
      const { keys = [], isAvailable = () => true, hasKey = () => true, run } = action;
      return {
        ...action,
        definition: action,
        isAvailable: () => isAvailable(latest.current),
        hasKey: (key) => keys.includes(key) && hasKey(key, latest.current),
        run: () => run(latest.current),
      };
    });
    useScreenActions.setState((others) => [...others, ...offered], true);
    return () =>
      useScreenActions.setState((all) => all.filter((each) => !offered.includes(each)), true);
  }, [actions]);
}

/**
 * The action that a key runs now; undefined if none does. In development, two actions that are available with the same
 * key are an error: which of them runs would depend on the order in which the parts of a screen are shown.
 */
export function findActionOfKey(key: string): ScreenAction | undefined {
  const [action, other] = useScreenActions
    .getState()
    .filter(({ hasKey, isAvailable }) => hasKey(key) && isAvailable());
  if (import.meta.env.DEV && other) {
    throw new Error(
      `"${action?.label}" and "${other.label}" have the same key, ${key}: give one of them another.`,
    );
  }
  return action;
}
