/** Compares the properties of two objects: those that are declared, those of a pattern, and all others. */
import { pick, pickBy, union, uniq } from 'es-toolkit';
import { childLocation, formatValue, type Node, toList, toNode } from './document.ts';
import {
  type Comparison,
  describePresence,
  type Found,
  nameRule,
  pairInner,
  prefixPaths,
  type SchemaDifference,
  sumEffects,
  toDifferences,
} from './difference.ts';
import {
  formatReferences,
  has,
  keywordValues,
  neverSchema,
  type Part,
  type View,
  viewInner,
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
  ...Object.values(pick(toNode(node.properties), [name])),
  ...Object.values(pickBy(toNode(node.patternProperties), (_, own) => matches(own, name))),
];

/** The schemas that each part of an object has for undeclared properties; none if any are allowed. */
function undeclaredSchemas(view: View): (part: Part) => unknown[] {
  // Properties to which additionalProperties applies count as evaluated.
  const areEvaluated = keywordValues(view, 'additionalProperties').some((value) => value !== false);
  const keywords = ['additionalProperties', ...(areEvaluated ? [] : ['unevaluatedProperties'])];
  return (part) => keywords.filter((name) => has(part, name)).map((name) => part.node[name]);
}

/** A property of an object; it combines the declarations of all parts. */
export function findProperty(view: View, name: string) {
  const declaring = view.parts.find(({ node }) => Object.hasOwn(toNode(node.properties), name));
  const listUndeclared = undeclaredSchemas(view);
  const value = viewInner(view, name, (part) => {
    const own = declaredSchemas(part, name);
    const isUndeclared = own.length === 0 && (!declaring || has(part, 'additionalProperties'));
    return isUndeclared ? listUndeclared(part) : own;
  });
  const parent = (declaring ?? view.parts[0])?.location ?? view.location;
  return {
    ...value,
    location: childLocation(parent, name),
    /** Whether `properties` declares it. */
    isListed: declaring !== undefined,
    isAllowed: !value.parts.some(({ node, orNull }) => node === neverSchema && !orNull),
    isRequired: view.parts.some(({ node }) => toList(node.required).includes(name)),
  };
}

type Property = ReturnType<typeof findProperty>;

/** The names of the properties that are listed or required. */
export const propertyNames = ({ parts }: View): string[] =>
  uniq(
    parts.flatMap(({ node }) => [
      ...Object.keys(toNode(node.properties)),
      ...toList(node.required).map(String),
    ]),
  );

function compareRequired({ isRequired: was }: Property, { isRequired: is, location }: Property) {
  const effect = is ? 'tightened' : 'relaxed';
  return was === is ? [] : toDifferences('required', effect, location, `required ${was} → ${is}`);
}

/** The effect of an added or removed property. The other contract may have allowed it as an undeclared one. */
function judgeExistence(was: Property, is: Property, inner: readonly SchemaDifference[]) {
  if (!was.isAllowed) return 'relaxed';
  if (!is.isAllowed) return 'tightened';
  return sumEffects([...inner, ...compareRequired(was, is)]);
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
  const [was, is] = [findProperty(before, name), findProperty(after, name)];
  const isHiding = (property: Property) => keywordValues(property, keyword).includes(true);
  const [wasHidden, isHidden] = [isHiding(was), isHiding(is)];
  if (was.isListed && is.isListed && wasHidden !== isHidden) {
    const { isRequired } = isHidden ? was : is;
    const rule = nameRule(keyword, isHidden ? 'added' : 'removed');
    const description = `${keyword} ${wasHidden} → ${isHidden}`;
    return [{ rule, path: '', location: is.location, description, isRequired }];
  }
  const wasThere = was.isListed && was.isAllowed && !wasHidden;
  const isThere = is.isListed && is.isAllowed && !isHidden;
  if (wasThere && isThere) return [...compareRequired(was, is), ...pairInner(was, is)];
  if (!wasThere && !isThere) return wasHidden || isHidden ? [] : compareRequired(was, is);
  const [property, other] = isThere ? [is, was] : [was, is];
  const inner = other.isAllowed ? compare(was, is) : [];
  // If a property is missing because the whole schema was replaced, the new schema is reported instead.
  const isReplaced = !isThere && formatReferences(before) !== formatReferences(after);
  return [
    {
      ...describePresence({ topic: 'property', isAdded: isThere, isRequired: property.isRequired }),
      effect: judgeExistence(was, is, inner),
      path: '',
      location: isReplaced ? childLocation(after.location, name) : property.location,
    },
    ...(other.parts.length > 0 ? inner : []),
  ];
}

function readUndeclared(view: View) {
  const listSchemas = undeclaredSchemas(view);
  const schemas = view.parts.flatMap(listSchemas);
  return {
    value: viewInner(view, '*', listSchemas),
    text: schemas.map(formatValue).join(' and ') || 'none',
    location: view.parts.find((part) => listSchemas(part).length > 0)?.location,
    /** Undeclared properties matter only where the contract has a schema for them. */
    isDescribed: schemas.length > 0 && !schemas.includes(false),
  };
}

function compareUndeclared(before: View, after: View, { compare }: Comparison): Found[] {
  const [was, is] = [readUndeclared(before), readUndeclared(after)];
  if (was.isDescribed && is.isDescribed) return prefixPaths('*', pairInner(was.value, is.value));
  const topic = was.isDescribed ? 'additionalProperties' : 'undeclaredProperties';
  const location = is.location ?? was.location ?? after.location;
  const description = `additionalProperties ${was.text} → ${is.text}`;
  return toDifferences(topic, sumEffects(compare(was.value, is.value)), location, description);
}

const listPatterns = (view: View) =>
  keywordValues<Node>(view, 'patternProperties').flatMap(Object.keys);

function comparePatterns(before: View, after: View, { compare }: Comparison) {
  const [was, is] = [listPatterns(before), listPatterns(after)];
  // Without the pattern, the properties that match it have the schema of undeclared properties.
  const isMixed = [before, after].some(
    (view) => view.parts.flatMap(undeclaredSchemas(view)).length > 0,
  );
  return union(was, is).flatMap((pattern): Found[] => {
    const viewValue = (view: View) =>
      viewInner(view, `/${pattern}/`, ({ node }) => [toNode(node.patternProperties)[pattern]]);
    const both = [viewValue(before), viewValue(after)] as const;
    if (was.includes(pattern) && is.includes(pattern)) return prefixPaths('*', pairInner(...both));
    const verb = is.includes(pattern) ? 'added' : 'removed';
    const effect = isMixed ? 'changed' : sumEffects(compare(...both));
    const description = `patternProperties \`${pattern}\` ${verb}`;
    return toDifferences('patternProperties', effect, after.location, description);
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
