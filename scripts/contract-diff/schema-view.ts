/**
 * A schema as a flat list of parts that a value has to match: the schema itself, the targets of its references, and the
 * members of its allOf. If several parts have the same keyword, the tightest constraint applies.
 */
import { isEqual, uniqWith } from 'es-toolkit';
import {
  childLocation,
  followReference,
  followReferences,
  isNode,
  type Node,
  type SourceLocation,
  toList,
} from './document.ts';

export interface Part {
  node: Node;
  location: SourceLocation;
  /** The `$ref` that led to the part. */
  reference?: unknown;
  /** Whether its only alternative is null. Null is then allowed, whatever its other keywords say. */
  orNull?: boolean;
  /** The keywords that are ignored: the oneOf or anyOf from which an alternative was selected. */
  handled: readonly string[];
}

export interface View {
  parts: readonly Part[];
  /** The location of the value itself. */
  location: SourceLocation;
}

export const combinators = ['oneOf', 'anyOf'] as const;
export type Combinator = (typeof combinators)[number];

export const neverSchema: Node = { enum: [] };

/** The types of the `type` keyword; undefined if it allows any. */
export const namedTypes = ({ type }: Node): string[] | undefined =>
  type === undefined ? undefined : ([type].flat() as string[]);

/** The values of `enum` and `const`; undefined if it has neither. */
export function namedValues(node: Node): unknown[] | undefined {
  const values = Array.isArray(node.enum) ? node.enum : undefined;
  if (!('const' in node)) return values;
  return !values || values.some((value) => isEqual(value, node.const)) ? [node.const] : [];
}

function isOnlyNull(member: unknown): boolean {
  const [target] = followReferences(member);
  const values = namedValues(target);
  if (values) return values.length > 0 && values.every((value) => value === null);
  return namedTypes(target)?.join() === 'null';
}

/** The alternatives of a schema except null. */
export const listAlternatives = (node: Node, combinator: Combinator): unknown[] =>
  toList(node[combinator]).filter((member) => !isOnlyNull(member));

/** Whether a part has a keyword that is not handled already. */
export const has = ({ node, handled }: Part, keyword: string) =>
  node[keyword] !== undefined && !handled.includes(keyword);

const distinct = (parts: readonly Part[]) =>
  uniqWith(parts, (left, right) => left.node === right.node && left.orNull === right.orNull);

/** The parts that a value of the schema has to match. */
export function listParts(
  schema: unknown,
  location: SourceLocation,
  origin: Pick<Part, 'orNull' | 'reference'> = {},
  visited: readonly Node[] = [],
): Part[] {
  if (schema === false) return [{ node: neverSchema, location, handled: [], ...origin }];
  if (!isNode(schema) || visited.includes(schema)) return [];
  const partsOfMember = (member: unknown, at = location, own: typeof origin = {}) =>
    listParts(member, at, { ...origin, ...own }, [...visited, schema]);
  const reference = followReference(schema, location);
  const handled: string[] = [];
  const ofAlternatives = combinators.flatMap((combinator) => {
    const alternatives = listAlternatives(schema, combinator);
    if (!Array.isArray(schema[combinator]) || alternatives.length > 1) return [];
    handled.push(combinator);
    const hasNull = alternatives.length < schema[combinator].length;
    const [only = false] = alternatives;
    return partsOfMember(only, location, hasNull ? { orNull: true } : {});
  });
  return distinct([
    { node: schema, location, ...origin, handled },
    ...(reference ? partsOfMember(...reference, { reference: schema.$ref }) : []),
    ...toList(schema.allOf).flatMap((member) => partsOfMember(member)),
    ...ofAlternatives,
  ]);
}

export const createView = (schema: unknown, location: SourceLocation): View => ({
  parts: listParts(schema, location),
  location,
});

/** The view of a value inside another one. It has to match the schemas that all parts have for it. */
export function viewInner(
  { parts, location }: View,
  name: string,
  schemasOf: (part: Part) => unknown[],
): View {
  const views = parts.flatMap((part) =>
    schemasOf(part)
      .filter((schema) => schema !== undefined)
      .map((schema) => createView(schema, childLocation(part.location, name))),
  );
  return {
    parts: distinct(views.flatMap((view) => view.parts)),
    location: views[0]?.location ?? childLocation(location, name),
  };
}

/** The references that lead to the schema. */
export const formatReferences = ({ parts }: View) =>
  parts.flatMap(({ reference }) => reference ?? []).join(' ');

/**
 * The location of the first of the keywords if both schemas are the same component, otherwise the location of the
 * value.
 */
export function locateKeyword(before: View, after: View, ...keywords: string[]): SourceLocation {
  const findPart = ({ parts }: View) =>
    parts.find(({ node }) => keywords.some((keyword) => node[keyword] !== undefined));
  const isSame = formatReferences(before) === formatReferences(after);
  return (isSame && (findPart(after) ?? findPart(before))?.location) || after.location;
}

export const keywordValues = <Value>({ parts }: View, keyword: string): Value[] =>
  parts.filter((part) => has(part, keyword)).map(({ node }) => node[keyword] as Value);
