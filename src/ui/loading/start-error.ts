/** What the console needs for its start did not arrive, and may if it is asked for again; code needs a reload instead. */
export class StartError extends Error {}
