/** Compares the properties of two objects: those that are declared, those of a pattern, and all others. */
import { childLocation, formatValue, type Node, nodeOf } from './document.ts';
import {
  type Comparison,
  effectOf,
  ofKeyword,
  prefixPaths,
  ruleOf,
  type SchemaDifference,
} from './difference.ts';
import { propertyNames, propertyOf, type Property, undeclaredSchemas } from './properties.ts';
import { innerView, keywordValues, referencesOf, type View } from './schema-view.ts';

/** The keyword that removes a property from requests, or from responses. */
const hiding = { request: 'readOnly', response: 'writeOnly' } as const;

function compareRequired({ isRequired: was }: Property, { isRequired: is, location }: Property) {
  const effect = is ? 'tightened' : 'relaxed';
  return was === is ? [] : ofKeyword('required', effect, location, `required ${was} → ${is}`);
}

/** The effect of an added or removed property: the other schema may allow it as an undeclared one. */
function effectOfExistence(was: Property, is: Property, inner: readonly SchemaDifference[]) {
  if (!was.isAllowed) return 'relaxed';
  if (!is.isAllowed) return 'tightened';
  return effectOf([...inner, ...compareRequired(was, is)]);
}

function compareProperty(before: View, after: View, name: string, { side, compare }: Comparison) {
  const keyword = hiding[side];
  const [was, is] = [propertyOf(before, name), propertyOf(after, name)];
  const [wasHidden, isHidden] = [was, is].map((property) =>
    keywordValues(property, keyword).includes(true),
  );
  const wasThere = was.isListed && was.isAllowed && !wasHidden;
  const isThere = is.isListed && is.isAllowed && !isHidden;
  if (was.isListed && is.isListed && wasHidden !== isHidden) {
    const { isRequired } = isHidden ? was : is;
    const description = `${keyword} ${wasHidden} → ${isHidden}`;
    const change = isHidden ? 'added' : 'removed';
    const { location } = is;
    return [{ rule: ruleOf(keyword, change), path: '', location, description, isRequired }];
  }
  if (wasThere === isThere) {
    if (wasHidden || isHidden) return [];
    return [...compareRequired(was, is), ...(isThere ? compare(was, is) : [])];
  }
  const [property, other] = isThere ? [is, was] : [was, is];
  const inner = other.isAllowed ? compare(was, is) : [];
  const change = isThere ? 'added' : 'removed';
  // A property that is missing because the whole schema was replaced is reported at the new schema.
  const isReplaced = !isThere && referencesOf(before) !== referencesOf(after);
  return [
    {
      rule: `property-${change}`,
      effect: effectOfExistence(was, is, inner),
      path: '',
      location: isReplaced ? childLocation(after.location, name) : property.location,
      description: isThere && is.isRequired ? 'added, required' : change,
      isRequired: property.isRequired,
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

function compareUndeclared(before: View, after: View, { compare }: Comparison) {
  const [was, is] = [readUndeclared(before), readUndeclared(after)];
  const inner = compare(was.value, is.value);
  if (was.isDescribed && is.isDescribed) return prefixPaths('*', inner);
  const topic = was.isDescribed ? 'additionalProperties' : 'undeclaredProperties';
  const location = is.location ?? was.location ?? after.location;
  const description = `additionalProperties ${was.text} → ${is.text}`;
  return ofKeyword(topic, effectOf(inner), location, description);
}

const patternsOf = (view: View) =>
  keywordValues<Node>(view, 'patternProperties').flatMap(Object.keys);

function comparePatterns(before: View, after: View, { compare }: Comparison) {
  const [was, is] = [patternsOf(before), patternsOf(after)];
  // The properties that match a pattern have the schema for undeclared properties without it.
  const isMixed = [before, after].some(
    (view) => view.parts.flatMap(undeclaredSchemas(view)).length > 0,
  );
  return [...new Set([...was, ...is])].flatMap((pattern) => {
    const viewOfPattern = (view: View) =>
      innerView(view, `/${pattern}/`, ({ node }) => [nodeOf(node.patternProperties)[pattern]]);
    const inner = compare(viewOfPattern(before), viewOfPattern(after));
    if (was.includes(pattern) && is.includes(pattern)) return prefixPaths('*', inner);
    const verb = is.includes(pattern) ? 'added' : 'removed';
    const effect = isMixed ? 'changed' : effectOf(inner);
    const description = `patternProperties \`${pattern}\` ${verb}`;
    return ofKeyword('patternProperties', effect, after.location, description);
  });
}

export function compareObjects(before: View, after: View, comparison: Comparison) {
  const names = [...new Set([...propertyNames(before), ...propertyNames(after)])];
  return [
    ...names.flatMap((name) => prefixPaths(name, compareProperty(before, after, name, comparison))),
    ...comparePatterns(before, after, comparison),
    ...compareUndeclared(before, after, comparison),
  ];
}
