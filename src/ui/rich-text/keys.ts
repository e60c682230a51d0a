import type { Quill } from 'react-quill';
import { Delta } from 'quill';
import type { Context } from 'quill/modules/keyboard';
import Toolbar from 'quill/modules/toolbar';

type Handler = (
  this: { quill: Quill },
  range: { index: number; length: number },
  context: Context,
) => boolean;

const deepestLevel = 8;

/** Indents the items of a list. If that is not possible, Tab moves the focus out of the editor. */
const indentItems = (change: '+1' | '-1'): Handler =>
  function handleTab(_, { format }) {
    const level = Number(format['indent'] ?? 0);
    if (change === '+1' ? level >= deepestLevel : level === 0) return true;
    this.quill.format('indent', change, 'user');
    return false;
  };

const insertSoftBreak: Handler = function handleEnter({ index, length }, { format }) {
  if (format['code-block']) return true;
  const change = new Delta().retain(index).delete(length).insert({ 'soft-break': true });
  this.quill.updateContents(change, 'user');
  this.quill.setSelection(index + 1, 'silent');
  return false;
};

/** Moves the focus to the tools. In a table this is not possible by Tab, which moves between cells there. */
const focusToolbar: Handler = function handleAltF10() {
  const toolbar = this.quill.getModule('toolbar');
  if (toolbar instanceof Toolbar)
    toolbar.container?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return false;
};

/** Quill's bindings of the Tab key: Tab moves the focus out of the editor, except in a list. */
const disabledBindings = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
] as const;

/** The keys that work in another way than in Quill. */
export const keyBindings = {
  ...Object.fromEntries(disabledBindings.map((name) => [name, null])),
  'indent item': { key: 'Tab', format: ['list'], handler: indentItems('+1') },
  'outdent item': { key: 'Tab', shiftKey: true, format: ['list'], handler: indentItems('-1') },
  'soft break': { key: 'Enter', shiftKey: true, handler: insertSoftBreak },
  'focus toolbar': { key: 'F10', altKey: true, handler: focusToolbar },
  // A cell has only one line.
  'table enter': { key: 'Enter', shiftKey: null, format: ['table'], handler: insertSoftBreak },
};

/**
 * A triple click also selects the end of the line, at which its format is stored. Typed text would then get the format
 * of the next line.
 */
export function excludeLineEnd(quill: Quill): void {
  quill.root.addEventListener('click', ({ detail }) => {
    const range = quill.getSelection();
    if (detail === 3 && range && quill.getText(range).endsWith('\n'))
      quill.setSelection(range.index, range.length - 1, 'user');
  });
}
