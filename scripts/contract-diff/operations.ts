/** Reads the operations of a contract in the notation of OpenAPI 3.1, and pairs those of two contracts. */
import { listEntries, transformParts } from '../generate/document-parts.ts';
import { followReferences, isNode, linkReference, type Node, toList, toNode } from './document.ts';
import { combinators, namedValues } from './schema-view.ts';

/**
 * Converts OpenAPI 3.0 to 3.1: keywords next to a `$ref` are ignored. `nullable` becomes a type, or an alternative if
 * there is no type.
 */
function convertVersion({ nullable, ...node }: Node): Node {
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  if (nullable !== true) return node;
  if (typeof node.type === 'string') return { ...node, type: [node.type, 'null'] };
  const isComposed = ['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in node);
  return isComposed ? { anyOf: [node, { type: 'null' }] } : node;
}

const valueKeywords = /^(const|enum|type|title|description|deprecated|examples?|x-.*)$/;

function listValues(member: unknown): unknown[] | undefined {
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
    const values = toList(alternatives).map(listValues);
    if (values.length > 0 && values.every((some) => some !== undefined)) {
      schema = { ...others, allOf: [...toList(others.allOf), { enum: values.flat() }] };
    }
  }
  return schema;
}

/** Copies a document as OpenAPI 3.1, and links each reference to its target. */
function normalise(document: object): Node {
  const isOld = String((document as Node).openapi).startsWith('3.0');
  const root: Node = transformParts(document, (node) => {
    const copy = convertValues(isOld ? convertVersion(node) : node);
    if (typeof copy.$ref === 'string') linkReference(copy, () => root);
    return copy;
  }) as Node;
  return root;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function readOperations(document: object) {
  const root: Node = { servers: [{ url: '/' }], ...normalise(document) };
  /** The security schemes of the contract, by name. */
  const schemes = toNode(toNode(root.components).securitySchemes);
  return listEntries(toNode(root.paths)).flatMap(([path, pathItem]) => {
    const [item] = followReferences(pathItem);
    return methods.flatMap((method) => {
      const own = item[method];
      if (!isNode(own)) return [];
      /** The key of the operation: `GET /api/admin/getUser/{id}`. */
      const key = `${method.toUpperCase()} ${path}`;
      const { servers = item.servers ?? root.servers, security = root.security } = own;
      const parameters = [...toList(item.parameters), ...toList(own.parameters)];
      /** The operation, with the servers, security and parameters that it inherits. */
      const node: Node = { ...own, servers, security, parameters };
      return [{ key, id: String(own.operationId ?? key), node, schemes }];
    });
  });
}

export type Operation = ReturnType<typeof readOperations>[number];

type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body';
export type OperationPart = RequestPart | 'response' | 'response header' | 'error response';

const identities: ((operation: Operation) => string)[] = [
  ({ key }) => key,
  // The shape of an operation is its key without the names of path parameters: `GET /api/admin/getUser/{}`.
  ({ key }) => key.replaceAll(/\{[^}]+\}/g, '{}'),
  ({ id }) => id,
];

/** An operation before and after. One of them is absent if the operation was added or removed. */
export type OperationPair = Partial<Record<'before' | 'after', Operation>>;

/**
 * Pairs the operations of two contracts by key, else by shape, else by operationId. The remaining ones have no partner.
 */
export function pairOperations(contractBefore: object, contractAfter: object): OperationPair[] {
  const pairs = readOperations(contractBefore).map((before): OperationPair => ({ before }));
  const unpaired = new Set(readOperations(contractAfter));
  for (const identify of identities) {
    for (const pair of pairs.filter(({ after }) => !after)) {
      const identity = pair.before && identify(pair.before);
      const after = [...unpaired].find((operation) => identify(operation) === identity);
      if (!after) continue;
      pair.after = after;
      unpaired.delete(after);
    }
  }
  return [...pairs, ...[...unpaired].map((after) => ({ after }))];
}
