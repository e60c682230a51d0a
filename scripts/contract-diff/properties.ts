/** The properties of an object; each combines the declarations of all parts. */
import { childLocation, listOf, nodeOf } from './document.ts';
import { has, innerView, neverSchema, type Part, type View } from './schema-view.ts';

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

const declares = ({ node }: Part, name: string) => Object.hasOwn(nodeOf(node.properties), name);

/** The schemas of a part for a property: by name and by pattern. */
const declaredSchemas = (part: Part, name: string): unknown[] => [
  ...(declares(part, name) ? [nodeOf(part.node.properties)[name]] : []),
  ...Object.entries(nodeOf(part.node.patternProperties)).flatMap(([pattern, schema]) =>
    matches(pattern, name) ? [schema] : [],
  ),
];

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

/** The schemas for undeclared properties that belong to a part. */
export const schemasOfPart = (rest: readonly Rest[], part: Part) =>
  rest.filter((one) => one.part === part).map(({ schema }) => schema);

export function propertyOf(view: View, name: string): Property {
  const declaring = view.parts.find((part) => declares(part, name));
  const rest = undeclaredSchemas(view);
  const value = innerView(view, name, (part) => {
    const own = declaredSchemas(part, name);
    const isUndeclared = own.length === 0 && (!declaring || has(part, 'additionalProperties'));
    return isUndeclared ? schemasOfPart(rest, part) : own;
  });
  const parent = (declaring ?? view.parts[0])?.location ?? view.location;
  return {
    ...value,
    location: childLocation(parent, name),
    isListed: declaring !== undefined,
    isAllowed: !value.parts.some(({ node, orNull }) => node === neverSchema && !orNull),
    isRequired: view.parts.some(({ node }) => listOf(node.required).includes(name)),
  };
}

/** The names of all declared and required properties. */
export const propertyNames = ({ parts }: View): string[] => [
  ...new Set(
    parts.flatMap(({ node }) => [
      ...Object.keys(nodeOf(node.properties)),
      ...listOf(node.required).map(String),
    ]),
  ),
];
