/** The frame of a signed-in administrator, in a chunk of its own. */
export const loadShell = () => import('./shell/shell.tsx');
