/** The types and values that a schema allows, apart from null. */
import { canonicalJson, listOf, type Node, type Resolve } from '../document-node.ts';
import { namedTypes, namedValues, partsOf, type View } from './schema-view.ts';

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Every integer is a number. */
export const includesType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const sharedTypes = (some: readonly string[], others: readonly string[]) => [
  ...new Set([
    ...some.filter((type) => includesType(others, type)),
    ...others.filter((type) => includesType(some, type)),
  ]),
];

const typesOfNode = (node: Node) => namedTypes(node) ?? namedValues(node)?.map(typeOf);

/** The allowed types except null; undefined for any. */
export function valueTypes({ parts }: View): string[] | undefined {
  const named = parts.flatMap(({ node }) => {
    const types = typesOfNode(node);
    return types ? [[...new Set(types)].filter((type) => type !== 'null')] : [];
  });
  const [first, ...others] = named;
  return first && others.reduce(sharedTypes, first);
}

const visiting = new Set<Node>();

/** Whether a schema allows null; a recursive reference does not forbid it. */
function allowsNull(schema: unknown, resolve: Resolve): boolean {
  const parts = partsOf(schema, { component: '', path: '' }, resolve);
  return parts.every(({ node, orNull }) => orNull || nodeAllowsNull(node, resolve));
}

function nodeAllowsNull(node: Node, resolve: Resolve): boolean {
  if (visiting.has(node)) return true;
  visiting.add(node);
  try {
    const types = namedTypes(node);
    if (types && !types.includes('null')) return false;
    const values = namedValues(node);
    if (values && !values.includes(null)) return false;
    const allowing = (members: unknown) =>
      listOf(members).filter((member) => allowsNull(member, resolve)).length;
    if (node.oneOf !== undefined && allowing(node.oneOf) !== 1) return false;
    if (node.anyOf !== undefined && allowing(node.anyOf) === 0) return false;
    return node.not === undefined || !allowsNull(node.not, resolve);
  } finally {
    visiting.delete(node);
  }
}

/** Whether a value may be null. */
export const isNullable = ({ parts, resolve }: View): boolean =>
  parts.every(({ node, orNull }) => orNull || nodeAllowsNull(node, resolve));

/** The enumerated values except null, as JSON; undefined where none are enumerated. */
export function valuesOf(view: View): string[] | undefined {
  const types = valueTypes(view);
  const named = view.parts.flatMap(({ node }) => {
    const values = namedValues(node);
    if (!values) return [];
    const fitting = values.filter((value) => !types || includesType(types, typeOf(value)));
    return [fitting.filter((value) => value !== null).map(canonicalJson)];
  });
  const [first, ...others] = named;
  return (
    first && others.reduce((some, more) => some.filter((value) => more.includes(value)), first)
  );
}
