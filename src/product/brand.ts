/** How the console is called, and its logo. */
export { default as logo } from './logo.svg?inline';
export { copyrightSince, name } from './name.ts';
