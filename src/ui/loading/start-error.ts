/** What the console needs for its start did not arrive, and may if it is asked for again. */
export class StartError extends Error {}
