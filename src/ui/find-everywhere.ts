import { createContext } from 'react';

/** Opens the command palette with a text, to search all records for it. Undefined on pages without the palette. */
export const FindEverywhereContext = createContext<((text: string) => void) | undefined>(undefined);
