import { useCallback, useRef } from 'react';

interface Focusable {
  focus: () => void;
}

/** Focuses an input by name: as soon as it is there, if its code is still being loaded. */
export function useInputFocus() {
  const inputs = useRef(new Map<string, Focusable>());
  const awaitedName = useRef<string>(undefined);
  const registerInput = useCallback((name: string, input: Focusable) => {
    inputs.current.set(name, input);
    if (awaitedName.current === name) {
      awaitedName.current = undefined;
      // After the rendering that has mounted it.
      queueMicrotask(() => input.focus());
    }
    return () => void inputs.current.delete(name);
  }, []);
  return {
    /** Called with each input that is mounted; returns what to call when it is unmounted. */
    registerInput,
    focusInput(name: string | undefined) {
      const input = name === undefined ? undefined : inputs.current.get(name);
      awaitedName.current = input ? undefined : name;
      input?.focus();
    },
  };
}
