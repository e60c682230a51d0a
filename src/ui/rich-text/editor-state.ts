import type { Quill } from 'react-quill';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a tool asks for, in a field below the toolbar. */
export interface ToolQuestion {
  /** Differs from that of the question before it. */
  id: string;
  label: string;
  placeholder: string;
  /** The initial value of the field. */
  value: string;
  /** Uses the value; returns why it cannot be used. */
  save: (value: string) => string | undefined;
  cancelLabel: 'Cancel' | 'Skip';
  /** Called when the question is not answered. */
  onCancel?: () => void;
}

/** What is shown beside the text. */
export interface EditorState {
  question?: ToolQuestion | undefined;
  /** What the administrator has to know about what was inserted last. */
  notices: readonly string[];
  /** How many insertions wait for their images. */
  pendingCount: number;
}

export interface EditorContext {
  quill: Quill;
  state: StoreApi<EditorState>;
}

export const createEditorState = () =>
  createStore<EditorState>(() => ({ notices: [], pendingCount: 0 }));
