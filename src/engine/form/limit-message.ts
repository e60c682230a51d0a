import type { Limits } from '../../api/operation.ts';
import type { FieldConfig } from '../resource.ts';

/** What the contract allows, in words: "First Name: at least 4 characters". */
export function limitMessage({ label, as, invalid }: FieldConfig, limits: Limits): string {
  if (invalid) return invalid;
  const { minLength = 0, maxLength, minimum, maximum } = limits;
  const characters = as === 'digits' ? '' : ' characters';
  const rules = [
    as === 'digits' && 'digits only',
    minLength > 1 && `at least ${minLength}${characters}`,
    maxLength !== undefined && `at most ${maxLength}${characters}`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    limits.enum && `one of ${limits.enum.join(', ')}`,
  ].filter(Boolean);
  return rules.length > 0 ? `${label}: ${rules.join(', ')}` : `${label} is not valid`;
}
