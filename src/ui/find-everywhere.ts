import { create } from 'zustand';

/** Opens the search of all records with a text, where the layout has one: the command palette provides it. */
export const useFindEverywhere = create<{ find: ((text: string) => void) | undefined }>(() => ({
  find: undefined,
}));
