import type { Constraints } from '../../api/contract.ts';

type Option = string | number;

/** The values of an enum, which may be numbers. */
export const listOptions = ({ enum: options = [] }: Constraints) =>
  options.filter((option) => option !== null) as Option[];

/** The value of an enum whose text was chosen; the text itself if it is none of them. */
export const findOption = (options: readonly Option[], text: string): Option =>
  options.find((option) => String(option) === text) ?? text;
