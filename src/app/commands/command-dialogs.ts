import type { ComponentType } from 'react';

export interface CommandDialogProps {
  onClose: () => void;
  /** What was typed while the dialog was being loaded. */
  typed: string;
  /** Whether Enter followed it. */
  isSubmitted: boolean;
}

export type CommandDialogName = 'palette' | 'shortcuts';

interface OpenDialog {
  name: CommandDialogName;
  /** Undefined while it is being loaded. */
  Dialog?: ComponentType<CommandDialogProps>;
  typed: string;
  isSubmitted: boolean;
}

/** Which of the dialogs is open; what is typed while its code is being loaded is kept for it. */
function createCommandDialogs() {
  let current: OpenDialog | undefined;
  const listeners = new Set<() => void>();

  function set(next: OpenDialog | undefined) {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (name: CommandDialogName) => set({ name, typed: '', isSubmitted: false }),
    close: () => set(undefined),
    /** Shows a dialog whose code has arrived, unless it was closed in the meantime. */
    show(name: CommandDialogName, Dialog: ComponentType<CommandDialogProps>) {
      if (current?.name === name) set({ ...current, Dialog });
    },
    /** Takes a key that was pressed while the palette is being loaded; returns whether it did. */
    type({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (current?.name !== 'palette' || current.Dialog || ctrlKey || metaKey || altKey)
        return false;
      if (key === 'Escape') set(undefined);
      else if (key === 'Enter') current.isSubmitted = true;
      else if (key === 'Backspace') current.typed = current.typed.slice(0, -1);
      else if (key.length === 1) current.typed += key;
      return true;
    },
  };
}

export const commandDialogs = createCommandDialogs();
