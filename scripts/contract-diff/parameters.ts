/** Compares the parameters of an operation, and the headers of a response. */
import { followReferences, type SourceLocation, toList, toNode } from './document.ts';
import { compareSchemas } from './compare-schemas.ts';
import {
  compareFlags,
  describePresence,
  type Difference,
  extend,
  prefixPaths,
} from './difference.ts';
import type { Operation, OperationPart } from './operations.ts';
import { createView } from './schema-view.ts';
import { valueTypes } from './value-types.ts';

const parameterParts = ['path', 'query', 'header', 'cookie'] as const;

/** Reads a parameter of an operation, or a header of a response with its key; `parent` is the location of either. */
export function readParameter(written: unknown, parent: SourceLocation, key?: string) {
  const inlineName = String(toNode(written).name ?? key ?? '');
  const [node, location] = followReferences(written, { ...parent, path: inlineName });
  // OpenAPI 3.1, 4.8.12, defines this default style.
  const { style = node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple' } = node;
  const isExploded = (node.explode ?? style === 'form') === true;
  const ownFormat = `style ${String(style)}${isExploded ? ', explode' : ''}`;
  const [content] = Object.entries(toNode(node.content));
  // A parameter without `content` has a schema itself, like a media type.
  const [format, type] = content ?? [ownFormat, node];
  const value = createView(toNode(type).schema, location);
  return { name: key ?? String(node.name), node, location, parent, format, value };
}

type Parameter = ReturnType<typeof readParameter>;

/** The serialization of a parameter; most styles serialize a single value in the same way. */
function effectiveFormat({ format, value }: Parameter): string {
  const isSingle = valueTypes(value)?.every((type) => type !== 'array' && type !== 'object');
  return isSingle && /^style (form|simple)/.test(format) ? 'plain' : format;
}

/** The flags of a parameter, each with the rules for setting it and for removing it. */
const flags: Record<string, [set: string, unset?: string]> = {
  required: ['parameter-required-tightened', 'parameter-required-relaxed'],
  deprecated: ['parameter-deprecated'],
  allowReserved: ['parameter-allow-reserved-changed'],
  allowEmptyValue: ['parameter-allow-empty-value-relaxed', 'parameter-allow-empty-value-tightened'],
};

function compareParameter(part: OperationPart, was: Parameter, is: Parameter): Difference[] {
  const description = `serialized ${was.format} → ${is.format}`;
  const isSame = effectiveFormat(was) === effectiveFormat(is);
  return [
    ...Object.entries(flags).flatMap(([name, ids]) =>
      compareFlags(name, was.node, is.node, ...ids),
    ),
    ...(isSame ? [] : [{ rule: 'parameter-serialization-changed', description }]),
    ...compareSchemas(part, was.value, is.value),
  ];
}

function ofParameter({ name, node, parent }: Parameter, part: OperationPart, isAdded: boolean) {
  if (part === 'response header') {
    const presence = describePresence({
      topic: 'response-header',
      isAdded,
      name: `header \`${name}\``,
    });
    return { ...presence, location: parent };
  }
  const presence = describePresence({
    topic: 'parameter',
    isAdded,
    isRequired: node.required === true,
  });
  return { ...presence, location: { ...parent, path: name } };
}

export function compareParameterLists(
  part: OperationPart,
  before: Parameter[],
  after: Parameter[],
) {
  const getKey = ({ name }: Parameter) => (part.endsWith('header') ? name.toLowerCase() : name);
  const byKey = (all: readonly Parameter[]) =>
    new Map(all.map((parameter) => [getKey(parameter), parameter]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, parameter]) => {
    const [left, right] = [was.get(key), is.get(key)];
    const { name, location } = parameter;
    const isUnsent = (part === 'header' || part === 'cookie') && right?.node.required !== true;
    const found =
      left && right
        ? compareParameter(part, left, right)
        : [ofParameter(parameter, part, right !== undefined)];
    return extend({ part, location, isUnsent }, prefixPaths(name, found));
  });
}

/** Whether the parameter is a header that is ignored (OpenAPI 3.1, 4.8.12.1). */
const isIgnored = ({ name, node }: Parameter) =>
  node.in === 'header' && /^(accept|content-type|authorization)$/i.test(name);

const readParameters = ({ id, node }: Operation, part: string): Parameter[] =>
  toList(node.parameters)
    .map((value) => readParameter(value, { name: id, part, path: '' }))
    .filter((parameter) => parameter.node.in === part && !isIgnored(parameter));

export const compareParameters = (before: Operation, after: Operation) =>
  parameterParts.flatMap((part) =>
    compareParameterLists(part, readParameters(before, part), readParameters(after, part)),
  );
