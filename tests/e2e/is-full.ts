/** Whether `FULL=1` is set: every case runs, not only the sample that `npm test` takes. */
export const isFull = process.env.FULL === '1';
