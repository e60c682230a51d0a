/** A map that forgets the oldest entries beyond `maxSize`. */
export function createBoundedMap<Value>(maxSize: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxSize && oldest !== undefined) entries.delete(oldest);
    },
  };
}
