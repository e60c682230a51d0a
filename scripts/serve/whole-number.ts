import { StartError } from './refuse.ts';

/** An option's value as a whole number; anything else is the person's mistake. */
export function wholeNumber(option: string, value: string, most: number): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most)
    return number;
  throw new StartError(`${option} takes a whole number from 0 to ${most}, not "${value}".`);
}
