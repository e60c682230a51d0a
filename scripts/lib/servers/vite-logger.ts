import { createLogger } from 'vite';
import { escapeLines } from '../escape-control-characters.ts';

/** The style codes that Vite itself writes. Code 8, which hides text, is not among them. */
const styleCodes = new RegExp(String.raw`(\u001b\[(?!8m)\d{1,3}m)`);

const escapeMessage = (message: unknown) =>
  String(message)
    .split(styleCodes)
    .map((part, index) => (index % 2 === 1 ? part : escapeLines(part)))
    .join('');

/** Vite's logger, which escapes its messages, because they contain request URLs and contents of files. */
export const viteLogger = createLogger('warn', {
  allowClearScreen: false,
  console: {
    ...console,
    log: (message) => console.log(escapeMessage(message)),
    warn: (message) => console.warn(escapeMessage(message)),
    error: (message) => console.error(escapeMessage(message)),
  },
});
