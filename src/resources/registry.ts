import * as exported from './index.ts';

/** Every resource that `index.ts` exports. */
export const resources = Object.values(exported);
