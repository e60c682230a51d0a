/** The controls of the screen that shortcuts and the palette use: those with `data-command`. */

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

const isEnabled = (element: HTMLElement) =>
  element.ariaDisabled !== 'true' && !element.matches(':disabled');

const listControls = (scope: ParentNode, selector: string) =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isVisible(element) && isEnabled(element),
  );

/** What the rows of a list, or the cards that they become, are in. */
const rowSelector = 'main tbody tr';

/** The control of the screen for a command, not those of rows. */
export const findControl = (command: string): HTMLElement | undefined =>
  listControls(document, `main [data-command="${command}"]`).find(
    (element) => !element.closest(rowSelector),
  );

/** The control of a row for a command. */
export const findRowControl = (row: Element, command: string): HTMLElement | undefined =>
  listControls(row, `[data-command="${command}"]`)[0];

/** Focuses a field and selects its text; clicks any other control, also a check box. */
export function activateControl(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement) || element.type === 'checkbox') return element.click();
  element.focus();
  return element.select();
}

export interface ScreenCommand {
  command: string;
  label: string;
  element: HTMLElement;
}

/** The commands of the screen; several controls for one, as above and below a list, count once. */
export function listScreenCommands(): ScreenCommand[] {
  const commands = new Map<string, ScreenCommand>();
  for (const element of listControls(document, 'main [data-command]')) {
    const { command = '' } = element.dataset;
    if (element.closest(rowSelector) || commands.has(command)) continue;
    const label = element.ariaLabel ?? element.textContent.trim();
    commands.set(command, { command, label, element });
  }
  return [...commands.values()];
}
