/** Compares the properties of two objects: those that are declared, those of a pattern, and all others. */
import { pick, pickBy, union, uniq } from 'es-toolkit';
import { childLocation, formatValue, listOf, type Node, nodeOf } from './document.ts';
import {
  type Comparison,
  effectOf,
  type Found,
  ofInner,
  ofKeyword,
  ofPresence,
  prefixPaths,
  ruleOf,
  type SchemaDifference,
} from './difference.ts';
import {
  has,
  innerView,
  keywordValues,
  neverSchema,
  type Part,
  referencesOf,
  type View,
} from './schema-view.ts';

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    // The pattern is not valid in JavaScript.
    return false;
  }
}

/** The schemas of a part for a property: by name and by pattern. */
const declaredSchemas = ({ node }: Part, name: string) => [
  ...Object.values(pick(nodeOf(node.properties), [name])),
  ...Object.values(pickBy(nodeOf(node.patternProperties), (_, own) => matches(own, name))),
];

/** The schemas that each part of an object has for undeclared properties; none if any are allowed. */
function undeclaredSchemas(view: View): (part: Part) => unknown[] {
  // Properties to which additionalProperties applies count as evaluated.
  const areEvaluated = keywordValues(view, 'additionalProperties').some((one) => one !== false);
  const keywords = ['additionalProperties', ...(areEvaluated ? [] : ['unevaluatedProperties'])];
  return (part) => keywords.filter((name) => has(part, name)).map((name) => part.node[name]);
}

/** A property of an object; it combines the declarations of all parts. */
export function propertyOf(view: View, name: string) {
  const declaring = view.parts.find(({ node }) => Object.hasOwn(nodeOf(node.properties), name));
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
    /** Whether `properties` declares it. */
    isListed: declaring !== undefined,
    isAllowed: !value.parts.some(({ node, orNull }) => node === neverSchema && !orNull),
    isRequired: view.parts.some(({ node }) => listOf(node.required).includes(name)),
  };
}

type Property = ReturnType<typeof propertyOf>;

/** The names of the properties that are listed or required. */
export const propertyNames = ({ parts }: View): string[] =>
  uniq(
    parts.flatMap(({ node }) => [
      ...Object.keys(nodeOf(node.properties)),
      ...listOf(node.required).map(String),
    ]),
  );

function compareRequired({ isRequired: was }: Property, { isRequired: is, location }: Property) {
  const effect = is ? 'tightened' : 'relaxed';
  return was === is ? [] : ofKeyword('required', effect, location, `required ${was} → ${is}`);
}

/** The effect of an added or removed property. The other contract may have allowed it as an undeclared one. */
function effectOfExistence(was: Property, is: Property, inner: readonly SchemaDifference[]) {
  if (!was.isAllowed) return 'relaxed';
  if (!is.isAllowed) return 'tightened';
  return effectOf([...inner, ...compareRequired(was, is)]);
}

/** The keyword that hides a property from requests or responses. */
const hiding = { request: 'readOnly', response: 'writeOnly' } as const;

function compareProperty(
  before: View,
  after: View,
  name: string,
  { side, compare }: Comparison,
): Found[] {
  const keyword = hiding[side];
  const [was, is] = [propertyOf(before, name), propertyOf(after, name)];
  const [wasHidden, isHidden] = [was, is].map((one) => keywordValues(one, keyword).includes(true));
  if (was.isListed && is.isListed && wasHidden !== isHidden) {
    const { isRequired } = isHidden ? was : is;
    const rule = ruleOf(keyword, isHidden ? 'added' : 'removed');
    const description = `${keyword} ${wasHidden} → ${isHidden}`;
    return [{ rule, path: '', location: is.location, description, isRequired }];
  }
  const wasThere = was.isListed && was.isAllowed && !wasHidden;
  const isThere = is.isListed && is.isAllowed && !isHidden;
  if (wasThere && isThere) return [...compareRequired(was, is), ...ofInner(was, is)];
  if (!wasThere && !isThere) return wasHidden || isHidden ? [] : compareRequired(was, is);
  const [property, other] = isThere ? [is, was] : [was, is];
  const inner = other.isAllowed ? compare(was, is) : [];
  // If a property is missing because the whole schema was replaced, the new schema is reported instead.
  const isReplaced = !isThere && referencesOf(before) !== referencesOf(after);
  return [
    {
      ...ofPresence({ topic: 'property', isAdded: isThere, isRequired: property.isRequired }),
      effect: effectOfExistence(was, is, inner),
      path: '',
      location: isReplaced ? childLocation(after.location, name) : property.location,
    },
    ...(other.parts.length > 0 ? inner : []),
  ];
}

function readUndeclared(view: View) {
  const schemasOf = undeclaredSchemas(view);
  const schemas = view.parts.flatMap(schemasOf);
  return {
    value: innerView(view, '*', schemasOf),
    text: schemas.map(formatValue).join(' and ') || 'none',
    location: view.parts.find((part) => schemasOf(part).length > 0)?.location,
    /** Undeclared properties matter only where the contract has a schema for them. */
    isDescribed: schemas.length > 0 && !schemas.includes(false),
  };
}

function compareUndeclared(before: View, after: View, { compare }: Comparison): Found[] {
  const [was, is] = [readUndeclared(before), readUndeclared(after)];
  if (was.isDescribed && is.isDescribed) return prefixPaths('*', ofInner(was.value, is.value));
  const topic = was.isDescribed ? 'additionalProperties' : 'undeclaredProperties';
  const location = is.location ?? was.location ?? after.location;
  const description = `additionalProperties ${was.text} → ${is.text}`;
  return ofKeyword(topic, effectOf(compare(was.value, is.value)), location, description);
}

const patternsOf = (view: View) =>
  keywordValues<Node>(view, 'patternProperties').flatMap(Object.keys);

function comparePatterns(before: View, after: View, { compare }: Comparison) {
  const [was, is] = [patternsOf(before), patternsOf(after)];
  // Without the pattern, the properties that match it have the schema of undeclared properties.
  const isMixed = [before, after].some(
    (view) => view.parts.flatMap(undeclaredSchemas(view)).length > 0,
  );
  return union(was, is).flatMap((pattern): Found[] => {
    const viewOfPattern = (view: View) =>
      innerView(view, `/${pattern}/`, ({ node }) => [nodeOf(node.patternProperties)[pattern]]);
    const values = [viewOfPattern(before), viewOfPattern(after)] as const;
    if (was.includes(pattern) && is.includes(pattern)) return prefixPaths('*', ofInner(...values));
    const verb = is.includes(pattern) ? 'added' : 'removed';
    const effect = isMixed ? 'changed' : effectOf(compare(...values));
    const description = `patternProperties \`${pattern}\` ${verb}`;
    return ofKeyword('patternProperties', effect, after.location, description);
  });
}

export function compareObjects(before: View, after: View, comparison: Comparison): Found[] {
  const names = union(propertyNames(before), propertyNames(after));
  return [
    ...names.flatMap((name) => prefixPaths(name, compareProperty(before, after, name, comparison))),
    ...comparePatterns(before, after, comparison),
    ...compareUndeclared(before, after, comparison),
  ];
}
