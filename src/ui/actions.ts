import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** A label, and the keys that do what the label says. The sheet of shortcuts lists both. */
export interface Shortcut {
  label: string;
  /** Each key does the same: `j`, `$mod+k` (Ctrl or ⌘), `g d` (two keys one after the other). */
  keys?: readonly string[];
}

/**
 * Something that the administrator can do on a screen. The button, the palette, the shortcuts and their sheet read the
 * same object. `Context` has the functions that it calls.
 */
export interface Action<Context> extends Shortcut {
  /** Identifies the action on its screen: `next-page`. */
  name: string;
  /** Whether the palette offers the action; by default it does. */
  isInPalette?: boolean;
  /** Whether the action can run now; by default it can. */
  isAvailable?: (context: Context) => boolean;
  /** Whether a key runs the action while it is available; by default each of its keys does. */
  hasKey?: (key: string, context: Context) => boolean;
  /** The address that the action opens; the palette shows a link to it. */
  to?: string;
  run: (context: Context) => void;
}

/**
 * Creates an action that calls the function with its name in the context. It is available while the context has this
 * function.
 */
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

/** An action of the current screen. */
export interface ScreenAction extends Action<void> {
  isAvailable: () => boolean;
  hasKey: (key: string) => boolean;
  /** The action as it is written, without its context. */
  definition: Shortcut;
}

/** The actions of the current screen and of its parts. */
export const useScreenActions = create<readonly ScreenAction[]>(() => []);

/** Offers actions to palette and shortcuts while the component is mounted. They use the context of the last render. */
export function useActions<Context>(actions: readonly Action<Context>[], context: Context): void {
  const latest = useRef(context);

  useLayoutEffect(() => {
    latest.current = context;
  });

  // A layout effect, so that keys can be pressed as soon as the screen is seen.
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
 * The action that a key runs now; undefined if none does. In development, it is an error if two available actions have
 * the same key, because the order in which parts of the screen are mounted would decide between them.
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
