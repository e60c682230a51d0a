import * as registered from './registered.ts';

/** The resources as one list. */
export const resources = Object.values(registered);
