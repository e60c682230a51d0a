import { combineSchemas } from '../../generate/combine-schemas.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';

/** Adds properties that are created when they are read: a schema may contain itself. */
function withLazyProperties<Value extends object>(
  value: Value,
  properties: [string | number, () => unknown][],
): Value {
  for (const [name, get] of properties) {
    Object.defineProperty(value, name, { configurable: true, enumerable: true, get });
  }
  return value;
}

/** A value of the schema in which every string is `text`; an empty text makes a function read its fallbacks as well. */
function createSample(schema: JsonSchema | undefined, text: string): unknown {
  const { properties, items, type } = combineSchemas(schema ?? {});
  if (properties) {
    return withLazyProperties(
      {},
      Object.entries(properties).map(([name, property]) => [
        name,
        () => createSample(property, text),
      ]),
    );
  }
  if (items) return withLazyProperties([], [[0, () => createSample(items, text)]]);
  const [firstType] = [type].flat();
  if (firstType === 'boolean') return text !== '';
  return firstType === 'integer' || firstType === 'number' ? text.length : text;
}

/** Calls `onRead` with the path of every property that is read: `host.firstName`, `starter[].starter`. */
function observeReads(value: unknown, parentPath: string, onRead: (path: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return inner;
      if (Array.isArray(target)) {
        return /^\d+$/.test(key) ? observeReads(inner, `${parentPath}[]`, onRead) : inner;
      }
      const path = parentPath === '' ? key : `${parentPath}.${key}`;
      onRead(path);
      return observeReads(inner, path, onRead);
    },
  });
}

/** The paths that a function of the configuration reads of a record with the schema. */
export function findReadPaths(
  read: (record: never) => unknown,
  schema: JsonSchema | undefined,
): string[] {
  const paths = new Set<string>();
  for (const text of ['text', '']) {
    const sample = schema ? createSample(schema, text) : {};
    try {
      read(observeReads(sample, '', (path) => paths.add(path)) as never);
    } catch {
      // Another version of the contract may lack what the function needs; what it read so far counts.
    }
  }
  return [...paths];
}
