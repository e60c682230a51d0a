import type { JsonSchema } from '../generate/contract-routes.ts';

/** A value of the schema: whole, or with every text empty, so that what stands in for it is read too. */
function sampleOf(schema: JsonSchema | undefined, text: string): unknown {
  const [first] = [...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])];
  if (first) return sampleOf(first, text);
  if (schema?.allOf) return Object.assign({}, ...schema.allOf.map((one) => sampleOf(one, text)));
  if (schema?.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, sampleOf(one, text)]),
    );
  }
  if (schema?.items) return [sampleOf(schema.items, text)];
  const type = [schema?.type].flat()[0];
  if (type === 'boolean') return text !== '';
  return type === 'integer' || type === 'number' ? text.length : text;
}

/** The value, telling every property that is read of it, `host.firstName` or `starter[].starter`. */
function told(value: unknown, at: string, tell: (path: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return inner;
      if (Array.isArray(target)) return /^\d+$/.test(key) ? told(inner, `${at}[]`, tell) : inner;
      const path = at === '' ? key : `${at}.${key}`;
      tell(path);
      return told(inner, path, tell);
    },
  });
}

/** The properties that a function of the configuration reads of a record of the schema. */
export function readsOf(read: (record: never) => unknown, schema: JsonSchema | undefined) {
  const reads = new Set<string>();
  for (const text of ['words', '']) {
    const sample = schema ? sampleOf(schema, text) : {};
    try {
      read(told(sample, '', (path) => reads.add(path)) as never);
    } catch {
      // A contract of another time may lack what the function needs; what it read until then counts.
    }
  }
  return [...reads];
}
