/** What a value is, without telling it: answers hold what is nobody else's business. */
export function kindOf(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  if (typeof value === 'number') return value < 0 ? 'a negative number' : 'a number';
  return Array.isArray(value) ? 'an array' : 'an object';
}
