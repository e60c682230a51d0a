/** Chosen with `FULL=1`, as `npm run test:everything` does: all of what `npm test` holds a sample of. */
export const isFull = process.env.FULL === '1';
