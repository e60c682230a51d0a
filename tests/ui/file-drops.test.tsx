import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuseFileDrops } from '../../src/ui/file-drops.ts';

refuseFileDrops();

const files = new DataTransfer();
files.items.add(new File(['Notes.'], 'notes.txt', { type: 'text/plain' }));
const text = new DataTransfer();
text.setData('text/plain', 'Notes.');

/** Drags over an element, and drops there; returns whether each is left to the browser. */
const drop = (target: Element, dataTransfer: DataTransfer) =>
  ['dragover', 'drop'].map((type) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
  );

const renderForm = () =>
  render(
    <form>
      <label>
        Name <input />
      </label>
      <label>
        File <input type="file" />
      </label>
      <p contentEditable suppressContentEditableWarning>
        Editor
      </p>
    </form>,
  );

test('A file that is dropped beside what takes files does not replace the page', async () => {
  const screen = await renderForm();
  const name = screen.getByLabelText('Name').element();
  for (const target of [document.body, name]) expect(drop(target, files)).toEqual([false, false]);
});

test('A text that is dropped is left to the browser', async () => {
  const screen = await renderForm();
  const name = screen.getByLabelText('Name').element();
  for (const target of [document.body, name]) expect(drop(target, text)).toEqual([true, true]);
});

test('A file is left to what takes files', async () => {
  const screen = await renderForm();
  const input = screen.getByLabelText('File').element();
  for (const target of [input, screen.getByText('Editor').element()])
    expect(drop(target, files)).toEqual([true, true]);
});
