import { createContext } from 'react';

/** How often the form was submitted. With each submit, the items of an array that have an error open by themselves. */
export const SubmitCount = createContext(0);
