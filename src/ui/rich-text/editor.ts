import type { Range } from 'quill';
import { Quill } from 'react-quill';
import Block from 'quill/blots/block';
import type { StoreApi } from 'zustand/vanilla';
import { askForLink, askForVideo } from './ask-address.ts';
import { askForTable } from './ask-table.ts';
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
  /** What the stored text loses in each block that is edited, by name. */
  losses: readonly string[];
  /** Puts the caret into the first line of text: before it there may be something that has no place for a caret. */
  focus: () => void;
  /** The edited text; what was not edited is as it is stored, byte for byte. */
  getHtml: () => string;
  /** Replaces the text by a stored one; undoing brings back the edits. */
  load: (html: string) => void;
  /** Whether there is a video that the text would be stored without. */
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
 * Creates an editor for a stored text, outside of React and of the page, so that it can be read after it has left the page.
 * Not by the component of react-quill, which writes the whole text as HTML at each key: 40 times the work beside a picture.
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
      // A step of its own, also right after an edit.
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
