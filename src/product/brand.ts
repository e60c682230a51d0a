/** The name and the logo of the console. */
export { default as logo } from './logo.svg?inline';
export { copyrightSince, name } from './name.ts';
