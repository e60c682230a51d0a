/** The operations of a document in the form that is compared, with resolved path items, parameters and messages. */
import { isNode, listOf, type Node, nodeOf, type Resolve } from '../document-node.ts';
import { resolveReference } from '../../generate/resolve-references.ts';
import type { SourceLocation } from '../source-location.ts';
import { followReferences } from '../document-node.ts';
import { type Parameter, type Parameters, parameterOf, parametersOf } from './parameter-model.ts';
import { type Requirement, requirementsOf } from './security.ts';

interface MediaType {
  schema: unknown;
  /** The encoding of the parts of a form, by property. */
  encoding: Node;
}

/** A request body or a response. */
export interface Message {
  isRequired: boolean;
  /** By media type, without its parameters. */
  content: Record<string, MediaType>;
  headers: Parameter[];
  location: SourceLocation;
}

export interface Operation {
  /** `GET /api/admin/getUser/{id}` */
  key: string;
  id: string;
  isDeprecated: boolean;
  servers: string[];
  security: Requirement[];
  parameters: Parameters;
  body?: Message;
  /** By status: `200`, `4XX`, `default`. */
  responses: Record<string, Message>;
  resolve: Resolve;
}

export const mediaTypesOf = ({ content }: Message) => Object.keys(content);
export const mediaText = (message: Message) => mediaTypesOf(message).join(', ') || 'none';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function messageOf(value: unknown, own: SourceLocation, resolve: Resolve): Message {
  const [node, location] = followReferences(value, own, resolve);
  const content = Object.entries(nodeOf(node.content)).map(([media, type]) => {
    const [mediaType] = followReferences(type, location, resolve);
    const name = media.split(';')[0]?.trim().toLowerCase() ?? media;
    return [name, { schema: mediaType.schema, encoding: nodeOf(mediaType.encoding) }] as const;
  });
  const headers = Object.entries(nodeOf(node.headers)).map(([name, header]) =>
    parameterOf(header, location, resolve, name),
  );
  return {
    isRequired: node.required === true,
    content: Object.fromEntries(content),
    headers,
    location,
  };
}

/** The URLs of servers, with the default of each variable. */
const serversOf = (value: unknown): string[] =>
  listOf(value).map((server) => {
    const { url, variables } = nodeOf(server);
    return String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      String(nodeOf(nodeOf(variables)[name]).default),
    );
  });

function responsesOf(operation: Node, id: string, resolve: Resolve): Record<string, Message> {
  const responses = Object.entries(nodeOf(operation.responses)).map(([key, response]) => {
    const status = key === 'default' ? key : key.toUpperCase();
    const part = status === '200' ? 'response' : `response ${status}`;
    return [status, messageOf(response, { operation: id, part, path: '' }, resolve)] as const;
  });
  return Object.fromEntries(responses);
}

function operationOf(
  key: string,
  operation: Node,
  item: Node,
  root: Node,
  resolve: Resolve,
): Operation {
  const id = String(operation.operationId ?? key);
  const servers = operation.servers ?? item.servers ?? root.servers;
  const location: SourceLocation = { operation: id, part: 'request body', path: '' };
  return {
    key,
    id,
    isDeprecated: operation.deprecated === true,
    servers: servers === undefined ? ['/'] : serversOf(servers),
    security: requirementsOf(operation.security ?? root.security, root, resolve),
    parameters: parametersOf(item, operation, id, resolve),
    ...(operation.requestBody !== undefined && {
      body: messageOf(operation.requestBody, location, resolve),
    }),
    responses: responsesOf(operation, id, resolve),
    resolve,
  };
}

export function readComparedOperations(document: object): Operation[] {
  const root = document as Node;
  const resolved = new Map<string, unknown>();
  const resolve: Resolve = (reference) => {
    if (!resolved.has(reference)) resolved.set(reference, resolveReference(document, reference));
    return resolved.get(reference);
  };
  return Object.entries(nodeOf(root.paths)).flatMap(([path, pathItem]) => {
    const [item] = followReferences(pathItem, { component: '', path: '' }, resolve);
    return methods
      .filter((method) => isNode(item[method]))
      .map((method) => {
        const key = `${method.toUpperCase()} ${path}`;
        return operationOf(key, nodeOf(item[method]), item, root, resolve);
      });
  });
}
