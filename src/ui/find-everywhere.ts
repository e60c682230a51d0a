import { createContext } from 'react';

/** Opens the search of all records with a text: the command palette. Undefined where there is none. */
export const FindEverywhereContext = createContext<((text: string) => void) | undefined>(undefined);
