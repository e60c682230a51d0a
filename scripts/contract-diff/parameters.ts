/** Compares the parameters of an operation, and the headers of a response. */
import { followReferences, listOf, type Node, nodeOf, type SourceLocation } from './document.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type Difference, ifChanged, prefixPaths } from './difference.ts';
import type { Operation } from './operations.ts';
import { type View, viewOf } from './schema-view.ts';
import { valueTypes } from './value-types.ts';

/** A parameter, or a header of a response. */
interface Parameter {
  name: string;
  node: Node;
  location: SourceLocation;
  /** The location of the operation or the response that it belongs to. */
  parent: SourceLocation;
  /** `style form, explode` or `application/json` */
  format: string;
  value: View;
}

/** The default style in each part of a request (OpenAPI 3.1, 4.8.12). */
const defaultStyles: Record<string, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Reads a parameter, or a response header, of which `key` is the key in its map. */
export function readParameter(written: unknown, parent: SourceLocation, key?: string): Parameter {
  const inlineName = String(nodeOf(written).name ?? key ?? '');
  const [node, location] = followReferences(written, { ...parent, path: inlineName });
  const style = String(node.style ?? defaultStyles[String(node.in ?? 'header')]);
  const isExploded = (node.explode ?? style === 'form') === true;
  const [content] = Object.entries(nodeOf(node.content));
  const format = content ? content[0] : `style ${style}${isExploded ? ', explode' : ''}`;
  const value = viewOf(content ? nodeOf(content[1]).schema : node.schema, location);
  return { name: key ?? String(node.name), node, location, parent, format, value };
}

/** The serialization of a parameter; most styles serialize a single value in the same way. */
function effectiveFormat({ format, value }: Parameter): string {
  const isSingle = valueTypes(value)?.every((type) => type !== 'array' && type !== 'object');
  return isSingle && /^style (form|simple)/.test(format) ? 'plain' : format;
}

/** The flags of a parameter, each with the rules where it is set, and where it no longer is. */
const flags: Record<string, readonly [set: string, unset: string]> = {
  required: ['required-tightened', 'required-relaxed'],
  deprecated: ['deprecated', 'deprecated'],
  allowReserved: ['allow-reserved-changed', 'allow-reserved-changed'],
  allowEmptyValue: ['allow-empty-value-relaxed', 'allow-empty-value-tightened'],
};

function compareAttributes(before: Parameter, after: Parameter): Difference[] {
  const ofFlags = Object.entries(flags).flatMap(([name, [set, unset]]) => {
    const isSet = after.node[name] === true;
    return ifChanged(`parameter-${isSet ? set : unset}`, name, before.node[name] === true, isSet);
  });
  const [was, is] = [before, after].map(effectiveFormat);
  const description = `serialized ${before.format} → ${after.format}`;
  const ofFormat = { rule: 'parameter-serialization-changed', description };
  return was === is ? ofFlags : [...ofFlags, ofFormat];
}

function ofExistence({ name, node, parent }: Parameter, part: string, verb: string): Difference {
  if (part === 'headers') {
    const description = `header \`${name}\` ${verb}`;
    return { rule: `response-header-${verb}`, description, location: parent };
  }
  const isRequired = node.required === true;
  const description = isRequired && verb === 'added' ? 'added, required' : verb;
  const location = { ...parent, path: name };
  return { rule: `parameter-${verb}`, description, location, isRequired };
}

export function compareParameterLists(part: string, before: Parameter[], after: Parameter[]) {
  const side = part === 'headers' ? 'response' : 'request';
  const keyOf = ({ name }: Parameter) => (part.startsWith('header') ? name.toLowerCase() : name);
  const byKey = (all: readonly Parameter[]) => new Map(all.map((one) => [keyOf(one), one]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, parameter]) => {
    const [one, other] = [was.get(key), is.get(key)];
    const isUnsent = (part === 'header' || part === 'cookie') && other?.node.required !== true;
    const found =
      one && other
        ? [...compareAttributes(one, other), ...compareSchemas(part, side, one.value, other.value)]
        : [ofExistence(parameter, part, other ? 'added' : 'removed')];
    return prefixPaths(parameter.name, found).map((difference) => ({
      part,
      location: parameter.location,
      ...difference,
      isUnsent,
    }));
  });
}

/** Header parameters that are ignored (OpenAPI 3.1, 4.8.12.1). */
const ignoredHeaders = /^(accept|content-type|authorization)$/i;

const parametersOf = ({ id, node }: Operation, part: string): Parameter[] =>
  listOf(node.parameters)
    .map((value) => readParameter(value, { name: id, part, path: '' }))
    .filter(
      ({ name, node: { in: own } }) =>
        own === part && !(part === 'header' && ignoredHeaders.test(name)),
    );

export const compareParameters = (before: Operation, after: Operation) =>
  Object.keys(defaultStyles).flatMap((part) =>
    compareParameterLists(part, parametersOf(before, part), parametersOf(after, part)),
  );
