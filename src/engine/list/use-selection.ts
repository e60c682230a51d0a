import { useSyncExternalStore } from 'react';
import { useSessionStore } from '../../session/session-context.ts';
import type { Resource } from '../config/resource.ts';
import { getSelection, type Selection } from './selection.ts';

/** What is selected in the list of a resource. */
export const useSelection = (resource: Resource): Selection =>
  getSelection(useSessionStore(), resource);

/** A part of a selection; the component renders again when it changes. */
export const useSelected = <Part>(
  selection: Selection,
  select: (state: ReturnType<Selection['get']>) => Part,
): Part => useSyncExternalStore(selection.subscribe, () => select(selection.get()));
