/** Reads values of a response body that may not have the contract's shape. */

/** A property of an object; undefined for anything else. */
export function getProperty(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

/** The rows of a list response; empty where there are none. */
export function getRows(body: unknown, name: string): unknown[] {
  const rows = getProperty(body, name);
  return Array.isArray(rows) ? rows : [];
}

/** The `_id` of a record; undefined where it is no identifier that can be put into a path. */
export function getId(record: unknown): string | undefined {
  const id = getProperty(record, '_id');
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? id : undefined;
}
