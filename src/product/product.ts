/** What the console is: its resources in the order of the sidebar, and its other screens. sign-in.ts has its name and its sign-in. */
export * as resources from './resources/index.ts';

/** The names of resources as in the sidebar; others come after them. */
export const order: readonly string[] = ['users', 'stories', 'genres', 'banners'];

export { screens } from './screens/screens.tsx';
