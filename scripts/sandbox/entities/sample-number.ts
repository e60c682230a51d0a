import type { JsonSchema } from '../../generate/json-schema.ts';

/** Values without a maximum stay below so much above their minimum. */
const range = 500;

/** A number that a schema allows, the same for the same number of a record. */
export function sampleNumber(schema: JsonSchema, number: number): number {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, type } = schema;
  const isInteger = type === 'integer';
  const step = multipleOf ?? (isInteger ? 1 : 0.01);
  const lowest = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + step);
  const highest = Math.min(maximum ?? Infinity, (exclusiveMaximum ?? Infinity) - step);
  const from = Number.isFinite(lowest) ? lowest : Math.min(0, highest - range);
  const to = Number.isFinite(highest) ? highest : from + range;
  // In steps from zero, because multipleOf counts from there.
  const first = Math.ceil(from / step);
  const count = Math.max(1, Math.floor(to / step) - first + 1);
  // A prime, so that numbers vary and repeat late.
  const value = (first + ((number * 7919 + 11) % count)) * step;
  return isInteger ? Math.round(value) : Number(value.toFixed(6));
}
