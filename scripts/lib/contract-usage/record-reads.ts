import { combineSchemas } from '../../generate/combine-schemas.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { joinPath } from './uses.ts';

/** The values inside an object or a list of the schema: their keys, schemas and paths. */
function innerSchemas(
  { properties = {}, items }: JsonSchema,
  path: string,
): [key: string, schema: JsonSchema, path: string][] {
  return items
    ? [['0', items, `${path}[]`]]
    : Object.entries(properties).map(([name, schema]) => [name, schema, joinPath(path, name)]);
}

/**
 * A value of the schema in which every string is `text`. Of each property that is read, `onRead` gets the path:
 * `host.firstName`, `starter[].starter`.
 */
function createSample(
  schema: JsonSchema,
  path: string,
  text: string,
  onRead: (path: string) => void,
): unknown {
  const combined = combineSchemas(schema);
  const { properties, items, type } = combined;
  const [firstType] = [type].flat();
  if (!properties && !items) {
    if (firstType === 'boolean') return text !== '';
    return firstType === 'integer' || firstType === 'number' ? text.length : text;
  }
  const sample = items ? [] : {};
  for (const [key, inner, innerPath] of innerSchemas(combined, path)) {
    const get = () => {
      if (!items) onRead(innerPath);
      return createSample(inner, innerPath, text, onRead);
    };
    // A value is created when it is read, because a schema may contain itself.
    Object.defineProperty(sample, key, { configurable: true, enumerable: true, get });
  }
  return sample;
}

/** The paths that a function of the configuration reads of a record with the schema. */
export function findReadPaths(
  read: (record: never) => unknown,
  schema: JsonSchema = { properties: {} },
): string[] {
  const paths = new Set<string>();
  // An empty text makes a function read its fallbacks as well.
  for (const text of ['text', '']) {
    const sample = createSample(schema, '', text, (path) => paths.add(path));
    try {
      read(sample as never);
    } catch {
      // Another version of the contract may lack what the function needs; what it read so far counts.
    }
  }
  return [...paths];
}
