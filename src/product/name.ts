/** The name of the console. It is in a file without imports, because vite.config.ts reads it, too. */
export const name = 'Story Admin';

/** The first year of the copyright in the footer. */
export const copyrightSince: number | undefined = 2014;
