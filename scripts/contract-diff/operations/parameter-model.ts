/** The parameters of an operation, and the headers of a response, in the form that is compared. */
import { listOf, type Node, nodeOf, type Resolve } from '../document-node.ts';
import type { SourceLocation } from '../source-location.ts';
import { followReferences } from '../document-node.ts';

/** A parameter, or a header of a response. */
export interface Parameter {
  name: string;
  isRequired: boolean;
  isDeprecated: boolean;
  /** `style form, explode`, `application/json` */
  serialization: string;
  allowReserved: boolean;
  allowEmptyValue: boolean;
  schema: unknown;
  location: SourceLocation;
  /** The location of the operation or the response that it belongs to. */
  parent: SourceLocation;
  /** Whether it is a header of a response. */
  isHeader: boolean;
}

export const parameterLocations = ['path', 'query', 'header', 'cookie'] as const;
export type Parameters = Record<(typeof parameterLocations)[number], Parameter[]>;

/** The default style of each location (OpenAPI 3.1, 4.8.12). */
const defaultStyles: Record<string, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

function serializationOf(node: Node): { serialization: string; schema: unknown } {
  const [content] = Object.entries(nodeOf(node.content));
  if (content) return { serialization: content[0], schema: nodeOf(content[1]).schema };
  const style = String(node.style ?? defaultStyles[String(node.in)]);
  const isExploded = (node.explode ?? style === 'form') === true;
  return { serialization: `style ${style}${isExploded ? ', explode' : ''}`, schema: node.schema };
}

/** Reads a parameter, or a response header, whose `name` is the key in its map. */
export function parameterOf(
  value: unknown,
  parent: SourceLocation,
  resolve: Resolve,
  name?: string,
): Parameter {
  const inlineName = nodeOf(value).name ?? name ?? '';
  const [node, location] = followReferences(
    value,
    { ...parent, path: String(inlineName) },
    resolve,
  );
  return {
    name: name ?? String(node.name),
    isRequired: node.required === true,
    isDeprecated: node.deprecated === true,
    allowReserved: node.allowReserved === true,
    allowEmptyValue: node.allowEmptyValue === true,
    ...serializationOf(name === undefined ? node : { in: 'header', ...node }),
    location,
    parent,
    isHeader: name !== undefined,
  };
}

/** Header parameters that are ignored (OpenAPI 3.1, 4.8.12.1). */
const ignoredHeaders = /^(accept|content-type|authorization)$/i;

/** The parameters of the path item and those of the operation, which override them. */
export function parametersOf(
  item: Node,
  operation: Node,
  id: string,
  resolve: Resolve,
): Parameters {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)];
  const readLocation = (kind: (typeof parameterLocations)[number]) => {
    const parent: SourceLocation = { operation: id, part: kind, path: '' };
    const parameters = all
      .filter((value) => followReferences(value, parent, resolve)[0].in === kind)
      .map((value) => parameterOf(value, parent, resolve))
      .filter(({ name }) => kind !== 'header' || !ignoredHeaders.test(name));
    const key = (name: string) => (kind === 'header' ? name.toLowerCase() : name);
    return [...new Map(parameters.map((parameter) => [key(parameter.name), parameter])).values()];
  };
  return {
    path: readLocation('path'),
    query: readLocation('query'),
    header: readLocation('header'),
    cookie: readLocation('cookie'),
  };
}
