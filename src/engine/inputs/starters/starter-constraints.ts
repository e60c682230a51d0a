import type { Constraints } from '../../../api/contract.ts';
import type { Starter } from '../input-values.ts';

/** The contract's constraints of each property of a starter. */
export type StarterConstraints = Readonly<Record<string, Constraints>>;

export const isBlank = ({ starter, description }: Starter) =>
  starter.trim() === '' && description.trim() === '';

/** The length of a text as JSON Schema counts it: in code points, so that an emoji counts as one. */
export const countCharacters = (text: string) => [...text].length;

/** The error of one part of a starter. An empty part is an error only if it is required. */
export function getPartError(
  text: string,
  { maxLength = Infinity }: Constraints,
  label: string,
  isRequired: boolean,
): string | undefined {
  if (countCharacters(text) > maxLength) return `${label}: at most ${maxLength} characters`;
  return isRequired && text.trim() === '' ? `${label} is required` : undefined;
}

/** Whether a starter can be added: both its text and its description are required. */
export const isComplete = ({ starter, description }: Starter, constraints: StarterConstraints) =>
  getPartError(starter, constraints.starter ?? {}, '', true) === undefined &&
  getPartError(description, constraints.description ?? {}, '', true) === undefined;
