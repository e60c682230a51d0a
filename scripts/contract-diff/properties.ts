/** The properties of an object; each combines the declarations of all parts. */
import { childLocation, listOf, nodeOf } from './document.ts';
import { has, innerView, keywordValues, neverSchema, type Part, type View } from './schema-view.ts';

export interface Property extends View {
  /** Whether `properties` declares it. */
  isListed: boolean;
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

/** The schemas of each part of an object for undeclared properties; none where any are allowed. */
export function undeclaredSchemas(view: View): (part: Part) => unknown[] {
  // Properties that additionalProperties applies to are not unevaluated.
  const areEvaluated = keywordValues(view, 'additionalProperties').some((one) => one !== false);
  const keywords = ['additionalProperties', ...(areEvaluated ? [] : ['unevaluatedProperties'])];
  return (part) => keywords.filter((name) => has(part, name)).map((name) => part.node[name]);
}

export function propertyOf(view: View, name: string): Property {
  const declaring = view.parts.find((part) => declares(part, name));
  const undeclaredOf = undeclaredSchemas(view);
  const value = innerView(view, name, (part) => {
    const own = declaredSchemas(part, name);
    const isUndeclared = own.length === 0 && (!declaring || has(part, 'additionalProperties'));
    return isUndeclared ? undeclaredOf(part) : own;
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

export const propertyNames = ({ parts }: View): string[] => [
  ...new Set(
    parts.flatMap(({ node }) => [
      ...Object.keys(nodeOf(node.properties)),
      ...listOf(node.required).map(String),
    ]),
  ),
];
