import type { Range } from 'quill';
import { Quill } from 'react-quill';
import Block from 'quill/blots/block';
import type { StoreApi } from 'zustand/vanilla';
import { askForLink, askForVideo } from './ask-address.ts';
import { askForTable } from './ask-table.ts';
import { editTable, listTableEdits } from './edit-table.ts';
import { createEditorState, type EditorState } from './editor-state.ts';
import { insertFiles, insertPasted } from './insert-images.ts';
import { excludeLineEnd, keyBindings } from './keys.ts';
import { createImageAddresses } from './image-addresses.ts';
import type { ClipboardOptions, UploaderOptions } from './quill-modules.ts';
import { createConverter, readDocument, writeDocument } from './rich-document.ts';
import { parseVideoUrl } from './sanitize-html.ts';
import { completeToolbar, createToolbar } from './toolbar.ts';

export interface Editor {
  toolbar: HTMLElement;
  /** The element with the text. */
  container: HTMLElement;
  quill: Quill;
  state: StoreApi<EditorState>;
  /** The formats that a block of the stored text loses when it is edited, by name. */
  losses: readonly string[];
  /** Puts the cursor into the first line of text. Elements before that line may have no place for a cursor. */
  focus: () => void;
  /** Returns the edited text. Blocks that were not edited are the same as stored, byte for byte. */
  getHtml: () => string;
  /** Replaces the text by a stored one. Undo restores the edits. */
  load: (html: string) => void;
  /** Whether the text contains a video that would not be stored. */
  hasForeignVideo: () => boolean;
}

function chooseImages(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}

/**
 * Creates an editor for a stored text, outside of React and of the page, so that it can be read after it has left the
 * page. The component of react-quill is not used: it writes the whole text as HTML at each key, which takes 40 times as
 * long if there is a picture.
 */
export function createEditor(html: string, resolveUrl: (url: string) => string): Editor {
  const state = createEditorState();
  const converter = createConverter(createImageAddresses(resolveUrl));
  const toolbar = createToolbar();
  const container = document.createElement('div');
  container.className = 'ql-snow';
  const insertImages = (range: Range, files: File[]) =>
    void insertFiles({ quill, state }, range, files);
  const handlers = {
    link: () => askForLink({ quill, state }),
    video: () => askForVideo({ quill, state }),
    table: () => askForTable({ quill, state }),
    ...Object.fromEntries(listTableEdits().map((edit) => [edit, () => editTable(quill, edit)])),
    image: () => chooseImages((files) => insertImages(quill.getSelection(true), files)),
  };
  const quill = new Quill(container, {
    modules: {
      toolbar: { container: toolbar, handlers },
      clipboard: {
        onPaste: (range, content, leftOutCount) =>
          void insertPasted({ quill, state }, range, content, leftOutCount),
      } satisfies Partial<ClipboardOptions>,
      uploader: { onFiles: insertImages } satisfies UploaderOptions,
      keyboard: { bindings: keyBindings },
      table: true,
      // Undo must not remove the initial content.
      history: { userOnly: true },
    },
  });
  completeToolbar(toolbar, quill.root);
  excludeLineEnd(quill);
  quill.root.classList.add('prose');
  let stored = readDocument(html, converter);
  quill.setContents(stored.content);

  return {
    toolbar,
    container,
    quill,
    state,
    losses: stored.losses,
    focus() {
      const first = quill.getLines().find((line) => line instanceof Block);
      quill.setSelection(first ? quill.getIndex(first) : 0, 0, 'user');
    },
    getHtml: () => writeDocument(stored, quill.getContents(), converter),
    load(newHtml) {
      stored = readDocument(newHtml, converter);
      // The change becomes a step of its own, even directly after an edit.
      quill.history.cutoff();
      quill.setContents(stored.content, 'user');
      quill.history.cutoff();
    },
    hasForeignVideo: () =>
      quill
        .getContents()
        .ops.some(
          ({ insert }) =>
            typeof insert === 'object' &&
            typeof insert['video'] === 'string' &&
            !parseVideoUrl(insert['video']),
        ),
  };
}
