/** How the console is called; read by vite.config.ts, too, so that it stands alone. */
export const name = 'Story Admin';

/** The year that the copyright in the footer begins with. */
export const copyrightSince: number | undefined = 2014;
