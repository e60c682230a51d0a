/** The name, the logo and the backdrop of the console. */
import './brand.css';

export { default as logo } from './logo.svg?inline';
export { copyrightSince, name } from './name.ts';
