/** Compares the parameters of an operation, and the headers of a response. */
import {
  canonicalJson,
  followReferences,
  listOf,
  type Node,
  nodeOf,
  type Resolve,
  type SourceLocation,
} from './document.ts';
import {
  type Comparison,
  type Difference,
  ifChanged,
  type OperationPair,
  prefixPaths,
  type Report,
} from './difference.ts';
import type { Operation } from './operations.ts';
import { type View, viewOf } from './schema-view.ts';
import { valueTypes } from './value-types.ts';

/** A parameter, or a header of a response. */
export interface Parameter {
  name: string;
  node: Node;
  location: SourceLocation;
  /** The location of the operation or the response that it belongs to. */
  parent: SourceLocation;
}

/** Reads a parameter, or a response header, of which `name` is the key in its map. */
export function readParameter(
  value: unknown,
  parent: SourceLocation,
  resolve: Resolve,
  name?: string,
): Parameter {
  const inlineName = String(nodeOf(value).name ?? name ?? '');
  const [node, location] = followReferences(value, { ...parent, path: inlineName }, resolve);
  return name === undefined
    ? { name: String(node.name), node, location, parent }
    : { name, node: { in: 'header', ...node }, location, parent };
}

/** The default style in each part of a request (OpenAPI 3.1, 4.8.12). */
const defaultStyles: Record<string, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Header parameters that are ignored (OpenAPI 3.1, 4.8.12.1). */
const ignoredHeaders = /^(accept|content-type|authorization)$/i;

/** The parameters in one part of a request. */
function parametersOf({ id, node, resolve }: Operation, part: string): Parameter[] {
  return listOf(node.parameters)
    .map((value) => readParameter(value, { operation: id, part, path: '' }, resolve))
    .filter((parameter) => parameter.node.in === part)
    .filter(({ name }) => part !== 'header' || !ignoredHeaders.test(name));
}

/** `style form, explode` or `application/json`, and the schema of the value. */
function serializationOf({ node }: Parameter): { format: string; schema: unknown } {
  const [content] = Object.entries(nodeOf(node.content));
  if (content) return { format: content[0], schema: nodeOf(content[1]).schema };
  const style = String(node.style ?? defaultStyles[String(node.in)]);
  const isExploded = (node.explode ?? style === 'form') === true;
  return { format: `style ${style}${isExploded ? ', explode' : ''}`, schema: node.schema };
}

const valueOf = (parameter: Parameter, { resolve }: Operation): View =>
  viewOf(serializationOf(parameter).schema, parameter.location, resolve);

/** The serialization of a parameter; most styles serialize a single value in the same way. */
function effectiveFormat(parameter: Parameter, operation: Operation): string {
  const types = valueTypes(valueOf(parameter, operation));
  const isSingle = types?.every((type) => type !== 'array' && type !== 'object');
  const { format } = serializationOf(parameter);
  return isSingle && /^style (form|simple)/.test(format) ? 'plain' : format;
}

function compareAttributes(
  before: Parameter,
  after: Parameter,
  pair: OperationPair,
  report: Report,
): Difference[] {
  const ofFlag = (name: string, create: (is: boolean) => Difference) =>
    ifChanged(before.node[name] === true, after.node[name] === true, (_, is) => create(is));
  const [from, to] = [before, after].map((parameter) => serializationOf(parameter).format);
  return [
    ...ofFlag('required', (isRequired) =>
      isRequired
        ? report('parameter-required-tightened', 'is now required')
        : report('parameter-required-relaxed', 'is no longer required'),
    ),
    ...ofFlag('deprecated', (isDeprecated) =>
      report('parameter-deprecated', isDeprecated ? 'is deprecated' : 'is no longer deprecated'),
    ),
    ...ifChanged(effectiveFormat(before, pair.before), effectiveFormat(after, pair.after), () =>
      report('parameter-serialization-changed', `serialized ${from} → ${to}`),
    ),
    ...ofFlag('allowReserved', (isAllowed) =>
      report('parameter-allow-reserved-changed', `allowReserved ${!isAllowed} → ${isAllowed}`),
    ),
    ...ofFlag('allowEmptyValue', (isAllowed) =>
      report(
        `parameter-allow-empty-value-${isAllowed ? 'relaxed' : 'tightened'}`,
        `allowEmptyValue ${!isAllowed} → ${isAllowed}`,
      ),
    ),
  ];
}

/** An added or removed parameter. */
function ofExistence(parameter: Parameter, isAdded: boolean, report: Report): Difference {
  const { name, node, parent } = parameter;
  const isRequired = node.required === true;
  const verb = isAdded ? 'added' : 'removed';
  const difference =
    isAdded && isRequired
      ? report('parameter-added-required', 'added, required')
      : report(`parameter-${verb}`, verb);
  const { format, schema } = serializationOf(parameter);
  const subject = { isRequired, content: canonicalJson([format, schema ?? null]) };
  return { ...difference, location: { ...parent, path: name }, subject };
}

/** Compares the parameters in one part of a request, or the `headers` of a response. */
export function compareParameterLists(
  before: readonly Parameter[],
  after: readonly Parameter[],
  pair: OperationPair,
  part: string,
  { compare }: Comparison,
): Difference[] {
  const keyOf = ({ name }: Parameter) => (part.startsWith('header') ? name.toLowerCase() : name);
  const [was, is] = [before, after].map(
    (parameters) => new Map(parameters.map((parameter) => [keyOf(parameter), parameter])),
  );
  return [...new Map([...(was ?? []), ...(is ?? [])])].flatMap(([key, parameter]) => {
    const [one, other] = [was?.get(key), is?.get(key)];
    const { name, location, parent } = parameter;
    const isUnsent = (part === 'header' || part === 'cookie') && other?.node.required !== true;
    const context = { operation: pair, part, isUnsent };
    const value = { path: name, location };
    const report: Report = (rule, description) => ({ ...context, ...value, rule, description });
    if (one && other) {
      const schemas = compare(valueOf(one, pair.before), valueOf(other, pair.after));
      return [
        ...compareAttributes(one, other, pair, report),
        ...prefixPaths(name, schemas).map((difference) => ({ ...context, ...difference })),
      ];
    }
    if (part !== 'headers') return [ofExistence(parameter, other !== undefined, report)];
    const verb = other ? 'added' : 'removed';
    const header = report(`response-header-${verb}`, `header \`${name}\` ${verb}`);
    return [{ ...header, location: parent }];
  });
}

export const compareParameters = (pair: OperationPair, comparison: Comparison): Difference[] =>
  Object.keys(defaultStyles).flatMap((part) => {
    const [before, after] = [parametersOf(pair.before, part), parametersOf(pair.after, part)];
    return compareParameterLists(before, after, pair, part, comparison);
  });
