import type { Limits } from '../../api/operation.ts';
import type { FieldConfig } from '../resource.ts';
import { limitMessage } from './limit-message.ts';

interface Issue {
  path?: PropertyKey[] | undefined;
  input?: unknown;
}

const isNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * What is wrong with a value, in the words of its field. An input with parts says itself what is wrong
 * with which part.
 */
export function complaint(
  { path = [], input }: Issue,
  fields: Readonly<Record<string, FieldConfig>>,
  limits: Readonly<Record<string, Limits>>,
): string | undefined {
  const name = String(path[0]);
  const field = fields[name];
  if (!field || path.length > 1) return undefined;
  if (isNothing(input)) return field.missing ?? `${field.label} is required`;
  return limitMessage(field, limits[name] ?? {});
}
