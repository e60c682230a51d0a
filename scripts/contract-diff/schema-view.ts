/**
 * A schema as a flat list of parts that a value has to match: the schema itself, the targets of its references and the
 * members of its allOf. Where several parts have the same keyword, the tightest constraint applies.
 */
import {
  canonicalJson,
  childLocation,
  componentOf,
  isNode,
  listOf,
  type Node,
  nodeOf,
  type Resolve,
  type SourceLocation,
} from './document.ts';

export interface Part {
  node: Node;
  /** The location to report. */
  location: SourceLocation;
  /** The `$ref` that led to it. */
  reference?: string;
  /** Whether its only alternative is null: then null is allowed whatever its keywords are. */
  orNull?: boolean;
  /** Its keywords to ignore: the oneOf or anyOf of which an alternative was selected. */
  handled?: readonly string[];
}

export interface View {
  parts: readonly Part[];
  /** The location of the value itself. */
  location: SourceLocation;
  resolve: Resolve;
}

export const combinators = ['oneOf', 'anyOf'] as const;
export type Combinator = (typeof combinators)[number];

/** A schema that no value matches. */
export const neverSchema: Node = { enum: [] };

/** The types of the `type` keyword; undefined where it allows any. */
export const namedTypes = ({ type }: Node): string[] | undefined =>
  type === undefined ? undefined : ([type].flat() as string[]);

/** The values of `enum` and `const`; undefined where it has neither. */
export function namedValues(node: Node): unknown[] | undefined {
  const values = Array.isArray(node.enum) ? node.enum : undefined;
  if (!('const' in node)) return values;
  const constant = canonicalJson(node.const);
  return !values || values.some((value) => canonicalJson(value) === constant) ? [node.const] : [];
}

const onlyNull = (member: unknown, resolve: Resolve): boolean => {
  const { $ref } = nodeOf(member);
  const target = typeof $ref === 'string' ? resolve($ref) : member;
  if (!isNode(target)) return false;
  const values = namedValues(target);
  if (values) return values.length > 0 && values.every((value) => value === null);
  return namedTypes(target)?.join() === 'null';
};

/** The alternatives of a schema except null. */
export const alternativesOf = (node: Node, combinator: Combinator, resolve: Resolve): unknown[] =>
  listOf(node[combinator]).filter((member) => !onlyNull(member, resolve));

const valueKeywords = /^(const|enum|type|title|description|deprecated|examples?|x-.*)$/;

const isValue = (member: unknown): member is Node =>
  isNode(member) &&
  namedValues(member) !== undefined &&
  Object.keys(member).every((keyword) => valueKeywords.test(keyword));

/** Converts alternatives that only have a value into an enum. */
const asEnum = (alternatives: unknown[]): Node | undefined =>
  alternatives.every(isValue)
    ? { enum: alternatives.flatMap((member) => namedValues(member) ?? []) }
    : undefined;

/** Whether a part has a keyword that is not handled already. */
export const has = ({ node, handled = [] }: Part, keyword: string) =>
  node[keyword] !== undefined && !handled.includes(keyword);

/** The parts that a value of the schema has to match. */
export function partsOf(
  schema: unknown,
  location: SourceLocation,
  resolve: Resolve,
  origin: Pick<Part, 'orNull' | 'reference'> = {},
  visited: readonly string[] = [],
): Part[] {
  if (schema === false) return [{ node: neverSchema, location, ...origin }];
  if (!isNode(schema)) return [];
  const { $ref } = schema;
  const parts: Part[] = [];
  const add = (member: unknown, orNull = origin.orNull === true) =>
    parts.push(...partsOf(member, location, resolve, { ...origin, orNull }, visited));
  if (typeof $ref === 'string' && !visited.includes($ref)) {
    const target = componentOf($ref) ?? location;
    const targetOrigin = { ...origin, reference: $ref };
    parts.push(...partsOf(resolve($ref), target, resolve, targetOrigin, [...visited, $ref]));
  }
  for (const member of listOf(schema.allOf)) add(member);
  const handled = combinators.filter((combinator) => {
    const members = schema[combinator];
    if (!Array.isArray(members)) return false;
    const alternatives = alternativesOf(schema, combinator, resolve);
    const orNull = origin.orNull === true || alternatives.length < members.length;
    const [only = false, ...others] = alternatives;
    const single = others.length === 0 ? only : asEnum(alternatives);
    if (single !== undefined) add(single, orNull);
    return single !== undefined;
  });
  return distinct([{ node: schema, location, ...origin, handled }, ...parts]);
}

/** Removes duplicate parts. */
const distinct = (parts: readonly Part[]) =>
  parts.filter(({ node, orNull, handled }, index) => {
    const isSame = (one: Part) =>
      one.node === node && one.orNull === orNull && String(one.handled) === String(handled);
    return parts.findIndex(isSame) === index;
  });

export const viewOf = (schema: unknown, location: SourceLocation, resolve: Resolve): View => ({
  parts: partsOf(schema, location, resolve),
  location,
  resolve,
});

/** The value inside another: it has to match the schemas that each part has for it. */
export const innerView = (
  { parts, location, resolve }: View,
  name: string,
  schemasOf: (part: Part) => unknown[],
): View => ({
  parts: distinct(
    parts.flatMap((part) =>
      schemasOf(part).flatMap((schema) =>
        partsOf(schema, childLocation(part.location, name), resolve),
      ),
    ),
  ),
  location: childLocation(location, name),
  resolve,
});

/** The references that lead to the schema. */
export const referencesOf = ({ parts }: View) =>
  parts.flatMap(({ reference }) => reference ?? []).join(' ');

/** The location of the first of the keywords, if both schemas are the same component; else that of the value. */
export function locateKeyword(before: View, after: View, ...keywords: string[]): SourceLocation {
  const findPart = ({ parts }: View) =>
    parts.find(({ node }) => keywords.some((keyword) => node[keyword] !== undefined));
  const isSame = referencesOf(before) === referencesOf(after);
  return (isSame && (findPart(after) ?? findPart(before))?.location) || after.location;
}

/** The values of a keyword in all parts that have it. */
export const keywordValues = <Value>({ parts }: View, keyword: string): Value[] =>
  parts.filter((part) => has(part, keyword)).map(({ node }) => node[keyword] as Value);
