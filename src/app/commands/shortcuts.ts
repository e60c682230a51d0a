import { screens } from './screens.ts';
import { activateControl, findControl, findRowControl } from './screen-controls.ts';
import { findFocusedRow, getEditPath, getRowNumber, moveToRow, toggleRow } from './rows.ts';

/** What shortcuts act on. */
export interface ShortcutContext {
  navigate: (path: string) => void;
  /** Opens the address of a record in a row of the list on the screen. */
  openRow: (path: string, rowNumber: number) => void;
  openShortcuts: () => void;
}

/** Where a shortcut works, as the headings of the sheet. */
export type Place = 'Anywhere' | 'In a list' | 'On a record' | 'In a form' | 'Go to';

export interface Shortcut {
  /** Alternatives, as tinykeys spells them: `g d` are two keys after one another. */
  keys: readonly string[];
  /** What it does where. */
  labels: Partial<Record<Place, string>>;
  /** The `data-command` of the control that it uses; the palette shows its keys there. */
  command?: string;
  /** Returns whether it did anything. Without it the browser or the palette handles the keys. */
  run?: (context: ShortcutContext, event: KeyboardEvent) => boolean;
}

function runCommand(command: string): boolean {
  const control = findControl(command);
  if (control) activateControl(control);
  return control !== undefined;
}

/** A control of the focused row, or else of the screen. */
function runRowCommand(command: string): boolean {
  const row = findFocusedRow();
  if (!row) return runCommand(command);
  const control = findRowControl(row, command);
  control?.click();
  return control !== undefined;
}

function editRow({ openRow }: ShortcutContext): boolean {
  const row = findFocusedRow();
  if (!row) return runCommand('edit');
  const path = getEditPath(row);
  if (path !== undefined) openRow(path, getRowNumber(row));
  return path !== undefined;
}

const fixedShortcuts: readonly Shortcut[] = [
  { keys: ['$mod+k'], labels: { Anywhere: 'Search or jump to' } },
  {
    keys: ['?'],
    labels: { Anywhere: 'Keyboard shortcuts' },
    run: ({ openShortcuts }) => {
      openShortcuts();
      return true;
    },
  },
  {
    keys: ['/'],
    labels: { Anywhere: 'Search this screen' },
    command: 'search',
    run: () => runCommand('search'),
  },
  { keys: ['n'], labels: { Anywhere: 'Add' }, command: 'add', run: () => runCommand('add') },
  {
    keys: ['ArrowDown'],
    labels: { 'In a list': 'Next row' },
    run: () => findFocusedRow() !== undefined && moveToRow(1),
  },
  {
    keys: ['ArrowUp'],
    labels: { 'In a list': 'Previous row' },
    run: () => findFocusedRow() !== undefined && moveToRow(-1),
  },
  {
    keys: ['j'],
    labels: { 'In a list': 'Next row', 'On a record': 'Next record' },
    command: 'next-record',
    run: () => moveToRow(1) || runCommand('next-record'),
  },
  {
    keys: ['k'],
    labels: { 'In a list': 'Previous row', 'On a record': 'Previous record' },
    command: 'previous-record',
    run: () => moveToRow(-1) || runCommand('previous-record'),
  },
  { keys: ['Enter'], labels: { 'In a list': 'View' } },
  {
    keys: ['e'],
    labels: { 'In a list': 'Edit', 'On a record': 'Edit' },
    command: 'edit',
    run: editRow,
  },
  {
    keys: ['x'],
    labels: { 'In a list': 'Select' },
    run: () => toggleRow(),
  },
  {
    keys: ['Delete'],
    labels: { 'In a list': 'Delete, after a question' },
    command: 'delete-record',
    run: () => runRowCommand('delete-record'),
  },
  {
    keys: ['['],
    labels: { 'In a list': 'Previous page' },
    command: 'previous-page',
    run: () => runCommand('previous-page'),
  },
  {
    keys: [']'],
    labels: { 'In a list': 'Next page' },
    command: 'next-page',
    run: () => runCommand('next-page'),
  },
  { keys: ['$mod+Enter'], labels: { 'In a form': 'Submit' } },
];

/** All shortcuts: what the keys do, the sheet and the keys in the palette come from this table. */
export const shortcuts: readonly Shortcut[] = [
  ...fixedShortcuts,
  ...screens.flatMap(({ label, to, letter }): Shortcut[] => {
    if (letter === undefined) return [];
    const run = ({ navigate }: ShortcutContext) => {
      navigate(to);
      return true;
    };
    return [{ keys: [`g ${letter}`], labels: { 'Go to': label }, run }];
  }),
];
