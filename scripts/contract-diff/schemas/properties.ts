/** The properties of an object; each combines the declarations of all parts. */
import { isNode, listOf, type Node } from '../document-node.ts';
import { childLocation, type SourceLocation } from '../source-location.ts';
import { distinct, has, neverSchema, type Part, partsOf, type View } from './schema-view.ts';

export interface Property extends View {
  /** Whether `properties` declares it. */
  isListed: boolean;
  /** Whether any value of it is allowed. */
  isAllowed: boolean;
  isRequired: boolean;
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    // Not a valid JavaScript pattern.
    return false;
  }
}

const declares = ({ node }: Part, name: string) =>
  isNode(node.properties) && Object.hasOwn(node.properties, name);

/** The schemas of a part for a property: by name and by pattern. */
function declaredSchemas(part: Part, name: string): unknown[] {
  const { properties, patternProperties } = part.node;
  const byName = declares(part, name) ? [(properties as Node)[name]] : [];
  const patterns = isNode(patternProperties) ? Object.entries(patternProperties) : [];
  const byPattern = patterns.flatMap(([pattern, schema]) =>
    matches(pattern, name) ? [schema] : [],
  );
  return [...byName, ...byPattern];
}

export interface Rest {
  part: Part;
  schema: unknown;
}

/** The schemas of each part for undeclared properties; empty where any are allowed. */
export function undeclaredSchemas({ parts }: View): Rest[] {
  const rest = (keyword: string) =>
    parts
      .filter((part) => has(part, keyword))
      .map((part) => ({ part, schema: part.node[keyword] }));
  const additional = rest('additionalProperties');
  // Properties that additionalProperties applies to are not unevaluated.
  const areEvaluated = additional.some(({ schema }) => schema !== false);
  return areEvaluated ? additional : [...additional, ...rest('unevaluatedProperties')];
}

export function propertyOf(view: View, name: string): Property {
  const { parts, location, resolve } = view;
  const declaring = parts.find((part) => declares(part, name));
  const others = undeclaredSchemas(view);
  const schemasOf = (part: Part): unknown[] => {
    const own = declaredSchemas(part, name);
    if (own.length > 0) return own;
    return others
      .filter((rest) => rest.part === part)
      .filter(() => !declaring || has(part, 'additionalProperties'))
      .map(({ schema }) => schema);
  };
  const all = distinct(
    parts.flatMap((part) =>
      schemasOf(part).flatMap((schema) =>
        partsOf(schema, childLocation(part.location, name), resolve),
      ),
    ),
  );
  const parent: SourceLocation = (declaring ?? parts[0])?.location ?? location;
  return {
    parts: all,
    location: childLocation(parent, name),
    resolve,
    isListed: declaring !== undefined,
    isAllowed: !all.some(({ node, orNull }) => node === neverSchema && !orNull),
    isRequired: parts.some(({ node }) => listOf(node.required).includes(name)),
  };
}

/** The names of all declared and required properties. */
export const propertyNames = ({ parts }: View): string[] => [
  ...new Set(
    parts.flatMap(({ node }) => [
      ...(isNode(node.properties) ? Object.keys(node.properties) : []),
      ...listOf(node.required).map(String),
    ]),
  ),
];
