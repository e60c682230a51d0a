/** Something that the console needs to start could not be loaded, and may be requested again. */
export class StartError extends Error {}
