import { useEffect, useEffectEvent, useState } from 'react';
import { getBrowserStorage } from '../../../session/browser-storage.ts';
import type { Draft } from '../../../session/drafts.ts';
import { useSessionStore } from '../../../session/session-context.ts';
import { openUnsavedTexts } from '../../../session/unsaved-texts.ts';
import type { Editor } from '../../../ui/rich-text/editor.ts';

/**
 * How long after the last change a text is stored, in milliseconds. It is not stored at once, because reading it from
 * the editor takes time.
 */
const keepDelayMs = 1000;

/**
 * Stores the unsaved text of an editor, so that it can be restored if the page is lost. `getDraft` returns undefined if
 * there is nothing to store.
 */
export function useUnsavedText(
  pathname: string,
  { quill, focus }: Editor,
  getDraft: () => Draft<string> | undefined,
) {
  const store = useSessionStore();
  const open = () => openUnsavedTexts(getBrowserStorage(), store.get()?.user);
  /** The text that was stored when the editor opened, until it is restored or discarded. */
  const [found, setFound] = useState(() => open().get(pathname));

  const keep = useEffectEvent(() => {
    const draft = getDraft();
    if (draft) open().set(pathname, { ...draft, time: Date.now() });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      keep();
    };
    const keepLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), keepDelayMs);
    };
    quill.on('text-change', keepLater);
    window.addEventListener('pagehide', keepNow);
    return () => {
      quill.off('text-change', keepLater);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [quill]);

  const hide = () => setFound(undefined);
  const remove = () => {
    open().remove(pathname);
    hide();
  };
  return {
    found,
    /** Removes the stored text, and focuses the editor, because the button that was pressed is removed, too. */
    hide,
    remove,
    /** Removes the stored text. Its button is removed, too, so the focus moves. */
    discard() {
      remove();
      focus();
    },
  };
}
