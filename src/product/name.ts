/** How the console is called; read by vite.config.ts, too, so that it stands alone. */
export const name = 'Story Admin';
