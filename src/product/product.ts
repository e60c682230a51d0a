/**
 * The resources of the console in the order of the sidebar, and its other screens. Its name and its sign-in are in
 * sign-in.ts.
 */
export * as resources from './resources/index.ts';

/** The names of resources in the order of the sidebar; other resources follow them. */
export const order: readonly string[] = ['users', 'stories', 'genres', 'banners'];

export { screens } from './screens/screens.tsx';
