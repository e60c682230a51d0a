/** The names of the path parameters in the key of an operation: `orderId` in `GET /api/orders/{orderId}`. */
export const listPathParams = (key: string): string[] =>
  [...key.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The path parameters of an operation on the record with the id. */
export const buildPathParams = (key: string, id: string): Record<string, string> =>
  Object.fromEntries(listPathParams(key).map((name) => [name, id]));
