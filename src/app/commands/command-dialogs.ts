import { create } from 'zustand';

export interface CommandDialogProps {
  onClose: () => void;
}

type CommandDialogName = 'palette' | 'shortcuts';

/** Which of the dialogs is open. */
export const useOpenDialog = create<CommandDialogName | undefined>(() => undefined);

/** Opens a dialog in place of another one; undefined closes it. */
export const openDialog = (name: CommandDialogName | undefined) =>
  useOpenDialog.setState(name, true);

export const closeDialog = () => openDialog(undefined);
