/** Reads the operations of a contract in one notation, that of OpenAPI 3.1, and pairs those that are compared. */
import { transformParts } from '../generate/document-parts.ts';
import { followReferences, isNode, linkReference, listOf, type Node, nodeOf } from './document.ts';
import { combinators, namedValues } from './schema-view.ts';

/** Converts OpenAPI 3.0 to 3.1: keywords next to a `$ref` are ignored, and null is a type, or an alternative without one. */
function convertVersion({ nullable, ...node }: Node): Node {
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  if (nullable !== true) return node;
  if (typeof node.type === 'string') return { ...node, type: [node.type, 'null'] };
  const isComposed = ['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in node);
  return isComposed ? { anyOf: [node, { type: 'null' }] } : node;
}

const valueKeywords = /^(const|enum|type|title|description|deprecated|examples?|x-.*)$/;

function valuesOf(member: unknown): unknown[] | undefined {
  if (!isNode(member) || !Object.keys(member).every((name) => valueKeywords.test(name))) {
    return undefined;
  }
  return namedValues(member) ?? (member.type === 'null' ? [null] : undefined);
}

/** Turns alternatives that only name values into an enum. */
function convertValues(node: Node): Node {
  let schema = node;
  for (const combinator of combinators) {
    const { [combinator]: alternatives, ...others } = schema;
    const values = listOf(alternatives).map(valuesOf);
    if (values.length > 0 && values.every((some) => some !== undefined)) {
      schema = { ...others, allOf: [...listOf(others.allOf), { enum: values.flat() }] };
    }
  }
  return schema;
}

/** A copy of a document as OpenAPI 3.1, of which each reference is linked to its target. */
function normalise(document: object): Node {
  const isOld = String((document as Node).openapi).startsWith('3.0');
  const references: Node[] = [];
  const root = transformParts(document, (node) => {
    const copy = convertValues(isOld ? convertVersion(node) : node);
    if (typeof copy.$ref === 'string') references.push(copy);
    return copy;
  }) as Node;
  for (const node of references) linkReference(node, root);
  return root;
}

export interface Operation {
  /** `GET /api/admin/getUser/{id}` */
  key: string;
  id: string;
  /** The operation, with the servers, security and parameters that it inherits. */
  node: Node;
  /** The security schemes of the contract, by name. */
  schemes: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function readOperations(document: object): Operation[] {
  const root = normalise(document);
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  return Object.entries(nodeOf(root.paths)).flatMap(([path, pathItem]) => {
    const [item] = followReferences(pathItem);
    return methods
      .filter((method) => isNode(item[method]))
      .map((method) => {
        const key = `${method.toUpperCase()} ${path}`;
        const own = nodeOf(item[method]);
        const { servers = item.servers ?? root.servers, security = root.security } = own;
        const parameters = [...listOf(item.parameters), ...listOf(own.parameters)];
        const node = { ...own, servers, security, parameters };
        return { key, id: String(own.operationId ?? key), node, schemes };
      });
  });
}

const identities = [
  ({ key }: Operation) => key,
  /** `GET /api/admin/getUser/{}`: the key without the names of path parameters. */
  ({ key }: Operation) => key.replaceAll(/\{[^}]+\}/g, '{}'),
  ({ id }: Operation) => id,
];

/** An operation before and after; one of them where it was added or removed. */
export type OperationPair = Partial<Record<'before' | 'after', Operation>>;

/** Pairs the operations of both contracts by key, else by shape, else by operationId; the others stay alone. */
export function pairOperations(before: readonly Operation[], after: readonly Operation[]) {
  const pairs: OperationPair[] = before.map((one) => ({ before: one }));
  const unpaired = new Set(after);
  for (const identify of identities) {
    for (const pair of pairs.filter((one) => !one.after)) {
      const other = [...unpaired].find(
        (one) => pair.before && identify(one) === identify(pair.before),
      );
      if (!other) continue;
      pair.after = other;
      unpaired.delete(other);
    }
  }
  return [...pairs, ...[...unpaired].map((one): OperationPair => ({ after: one }))];
}
