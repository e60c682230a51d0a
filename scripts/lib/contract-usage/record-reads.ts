import { combineSchemas, type JsonSchema } from '../../generate/combine-schemas.ts';
import { joinPath } from './uses.ts';

/** Adds a property whose value is created when it is read, because a schema may contain itself. */
const define = (sample: object, key: string, get: () => unknown) =>
  Object.defineProperty(sample, key, { configurable: true, enumerable: true, get });

/**
 * Creates a value of the schema in which every string is `text`. `onRead` receives the path of each property that is
 * read: `host.firstName`, `starter[].starter`.
 */
function createSample(
  schema: JsonSchema,
  path: string,
  text: string,
  onRead: (path: string) => void,
): unknown {
  const { properties, items, type } = combineSchemas(schema);
  if (items) return define([], '0', () => createSample(items, `${path}[]`, text, onRead));
  if (properties) {
    const sample = {};
    for (const [name, property] of Object.entries(properties)) {
      const propertyPath = joinPath(path, name);
      define(sample, name, () => {
        onRead(propertyPath);
        return createSample(property, propertyPath, text, onRead);
      });
    }
    return sample;
  }
  const [firstType] = [type].flat();
  if (firstType === 'boolean') return text !== '';
  return firstType === 'integer' || firstType === 'number' ? text.length : text;
}

/** The paths of a record that a function of the configuration reads. */
export function findReadPaths(
  read: (record: never) => unknown,
  schema: JsonSchema = { properties: {} },
): string[] {
  const paths = new Set<string>();
  // With an empty text, a function also reads its fallbacks.
  for (const text of ['text', '']) {
    const sample = createSample(schema, '', text, (path) => paths.add(path));
    try {
      read(sample as never);
    } catch {
      // Another version of the contract may lack a property that the function needs. The paths that it has read until
      // then count.
    }
  }
  return [...paths];
}
