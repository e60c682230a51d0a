import type { Quill } from 'react-quill';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A question of a tool, which is asked in a field below the toolbar. */
export interface ToolQuestion {
  /** The id of the question, which differs from that of the previous question. */
  id: string;
  label: string;
  placeholder: string;
  /** The initial value of the field. */
  value: string;
  /** Uses the answer, or returns why it cannot be used. */
  save: (value: string) => string | undefined;
  cancelLabel: 'Cancel' | 'Skip';
  /** Called if the question is closed without an answer. */
  onCancel?: () => void;
}

/** The state of what is shown beside the text. */
export interface EditorState {
  question?: ToolQuestion | undefined;
  /** Notices for the administrator about the last insertion. */
  notices: readonly string[];
  /** The number of insertions that wait for their images. */
  pendingCount: number;
}

export interface EditorContext {
  quill: Quill;
  state: StoreApi<EditorState>;
}

export const createEditorState = () =>
  createStore<EditorState>(() => ({ notices: [], pendingCount: 0 }));
