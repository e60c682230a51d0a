import type { Limits } from '../../../api/operation.ts';
import type { Starter } from '../input-values.ts';

/** The limits of each part of a starter, as the contract has them. */
export type StarterLimits = Readonly<Record<string, Limits>>;

export const isBlank = ({ starter, description }: Starter) =>
  starter.trim() === '' && description.trim() === '';

/** How many characters a text has, as the contract counts: an emoji is one, not two. */
export const charactersIn = (text: string) => [...text].length;

/** What is wrong with one part of a starter; a part that is missing is said only where it is demanded. */
export function partComplaint(
  text: string,
  { maxLength = Infinity }: Limits,
  label: string,
  demanded: boolean,
): string | undefined {
  if (charactersIn(text) > maxLength) return `${label}: at most ${maxLength} characters`;
  return demanded && text.trim() === '' ? `${label} is required` : undefined;
}

/** A starter is added only when both its text and its description are there, product.md §5. */
export const fits = ({ starter, description }: Starter, limits: StarterLimits) =>
  partComplaint(starter, limits.starter ?? {}, '', true) === undefined &&
  partComplaint(description, limits.description ?? {}, '', true) === undefined;
