import { cleanText } from '../../ui/clean-text.ts';

/** Whether there is no value to show or to send: null, undefined, or a text without a visible character. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && cleanText(value) === '');

/** Whether a value is blank, or a list without items. */
export const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (Array.isArray(value) && value.length === 0);
