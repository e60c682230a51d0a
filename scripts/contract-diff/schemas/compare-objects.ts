/** Compares the properties of two objects. */
import { isNode, type Node } from '../document-node.ts';
import { combineEffects } from './effect.ts';
import { childLocation } from '../source-location.ts';
import {
  prefixPaths,
  type Comparison,
  ofKeyword,
  type SchemaDifference,
  type Side,
} from './schema-difference.ts';
import {
  type Property,
  propertyNames,
  propertyOf,
  type Rest,
  undeclaredSchemas,
} from './properties.ts';
import { partsOf, referencesOf, keywordValues, type View } from './schema-view.ts';

/** The keyword that removes a property from requests, or from responses. */
const hiding = { request: 'readOnly', response: 'writeOnly' } as const;

const isHidden = (property: Property, side: Side) =>
  keywordValues(property, hiding[side]).includes(true);
/** Whether the property is part of the request, or of the response. */
const isThere = (property: Property, side: Side) =>
  property.isListed && property.isAllowed && !isHidden(property, side);

/** A declared property that became readOnly or writeOnly, or no longer is. */
function compareHidden(before: Property, after: Property, side: Side): SchemaDifference[] {
  const isNow = isHidden(after, side);
  const keyword = hiding[side];
  const description = isNow ? `is now ${keyword}` : `is no longer ${keyword}`;
  return [
    {
      topic: keyword,
      change: isNow ? 'added' : 'removed',
      effect: undefined,
      path: '',
      location: after.location,
      description,
      property: isNow ? before : after,
    },
  ];
}

/** The effect on the allowed values of an added or removed property. */
function effectOfExistence(before: Property, after: Property, inner: readonly SchemaDifference[]) {
  if (!before.isAllowed) return 'relaxed';
  if (!after.isAllowed) return 'tightened';
  return combineEffects([...inner, ...compareRequired(before, after)].map(({ effect }) => effect));
}

/** An added or removed property; also compared with the schema for undeclared properties before or after. */
function compareExistence(
  before: Property,
  after: Property,
  { side, compare }: Comparison,
): SchemaDifference[] {
  const isAdded = isThere(after, side);
  const [property, other] = isAdded ? [after, before] : [before, after];
  const inner = other.isAllowed ? compare(before, after) : [];
  const change = isAdded ? 'added' : 'removed';
  const difference: SchemaDifference = {
    topic: 'property',
    change,
    effect: effectOfExistence(before, after, inner),
    path: '',
    location: property.location,
    description: after.isRequired && isAdded ? 'added, required' : change,
    property,
  };
  return [difference, ...(other.parts.length > 0 ? inner : [])];
}

function compareRequired(before: Property, after: Property): SchemaDifference[] {
  if (before.isRequired === after.isRequired) return [];
  const effect = after.isRequired ? 'tightened' : 'relaxed';
  const description = after.isRequired ? 'is now required' : 'is no longer required';
  return [ofKeyword('required', effect, after.location, description)];
}

function compareProperty(before: View, after: View, name: string, comparison: Comparison) {
  const { side, compare } = comparison;
  const [was, is] = [propertyOf(before, name), propertyOf(after, name)];
  if (was.isListed && is.isListed && isHidden(was, side) !== isHidden(is, side)) {
    return compareHidden(was, is, side);
  }
  if (isThere(was, side) !== isThere(is, side)) {
    const isSame = referencesOf(before) === referencesOf(after);
    // A property that is missing because the whole schema was replaced is reported at the new schema.
    const previous = isSame ? was : { ...was, location: childLocation(after.location, name) };
    return compareExistence(previous, is, comparison);
  }
  if (isHidden(was, side) || isHidden(is, side)) return [];
  return [...compareRequired(was, is), ...(isThere(is, side) ? compare(was, is) : [])];
}

const isClosed = (rest: readonly Rest[]) => rest.some(({ schema }) => schema === false);

/** The schema for undeclared properties. */
const restView = (view: View, rest: readonly Rest[]): View => ({
  ...view,
  location: childLocation(view.location, '*'),
  parts: rest.flatMap(({ schema, part }) =>
    partsOf(schema, childLocation(part.location, '*'), view.resolve),
  ),
});

function describeRest(before: readonly Rest[], after: readonly Rest[]): string {
  if (after.length === 0) return 'allows any other properties';
  if (isClosed(after)) return 'allows no other properties';
  return isClosed(before) ? 'allows other properties' : 'constrains other properties';
}

function compareUndeclared(before: View, after: View, { compare }: Comparison): SchemaDifference[] {
  const [was, is] = [undeclaredSchemas(before), undeclaredSchemas(after)];
  const inner = compare(restView(before, was), restView(after, is));
  const effect = combineEffects(inner.map((difference) => difference.effect));
  if (!effect) return [];
  // Undeclared properties matter only where the contract has a schema for them.
  const areDescribed = was.length > 0 && !isClosed(was);
  if (areDescribed && is.length > 0 && !isClosed(is)) return prefixPaths('*', inner);
  const topic = areDescribed ? 'additionalProperties' : 'undeclaredProperties';
  const location = (is[0] ?? was[0])?.part.location ?? after.location;
  return [ofKeyword(topic, effect, location, describeRest(was, is))];
}

/** The schema for properties whose names match a pattern. */
const patternView = (view: View, pattern: string): View => ({
  ...view,
  location: childLocation(view.location, `/${pattern}/`),
  parts: view.parts.flatMap(({ node, location }) =>
    isNode(node.patternProperties) && pattern in node.patternProperties
      ? partsOf(
          node.patternProperties[pattern],
          childLocation(location, `/${pattern}/`),
          view.resolve,
        )
      : [],
  ),
});

const patternsOf = (view: View) =>
  keywordValues<Node>(view, 'patternProperties').flatMap(Object.keys);

function comparePatterns(before: View, after: View, { compare }: Comparison): SchemaDifference[] {
  const [was, is] = [patternsOf(before), patternsOf(after)];
  return [...new Set([...was, ...is])].flatMap((pattern) => {
    const inner = compare(patternView(before, pattern), patternView(after, pattern));
    if (was.includes(pattern) && is.includes(pattern)) return prefixPaths('*', inner);
    // The matching properties had, or now have, the schema for undeclared properties.
    const isMixed = undeclaredSchemas(before).length > 0 || undeclaredSchemas(after).length > 0;
    const effect = isMixed ? 'changed' : combineEffects(inner.map((one) => one.effect));
    const description = `pattern of properties \`${pattern}\` ${is.includes(pattern) ? 'added' : 'removed'}`;
    return effect ? [ofKeyword('patternProperties', effect, after.location, description)] : [];
  });
}

export function compareObjects(
  before: View,
  after: View,
  comparison: Comparison,
): SchemaDifference[] {
  const names = [...new Set([...propertyNames(before), ...propertyNames(after)])];
  return [
    ...names.flatMap((name) => prefixPaths(name, compareProperty(before, after, name, comparison))),
    ...comparePatterns(before, after, comparison),
    ...compareUndeclared(before, after, comparison),
  ];
}
