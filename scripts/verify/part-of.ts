/** A property of whatever an answer holds; undefined where there is none. */
export function partOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

/** The rows of a list answer, as far as it has any. */
export function rowsOf(body: unknown, name: string): unknown[] {
  const rows = partOf(body, name);
  return Array.isArray(rows) ? rows : [];
}

/** The `_id` of a record, where it is one that may be asked for. */
export function idOf(record: unknown): string | undefined {
  const id = partOf(record, '_id');
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? id : undefined;
}
