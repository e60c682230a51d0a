import { createContext } from 'react';

/** How often the form was submitted: each time, the items with an error open by themselves. */
export const SubmitCount = createContext(0);
