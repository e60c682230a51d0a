/** Compares the parameters of an operation, and the headers of a response. */
import { followReferences, listOf, nodeOf, type SourceLocation } from './document.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type Difference, extend, ofFlag, ofPresence, prefixPaths } from './difference.ts';
import type { Operation, OperationPart } from './operations.ts';
import { viewOf } from './schema-view.ts';
import { valueTypes } from './value-types.ts';

const parameterParts = ['path', 'query', 'header', 'cookie'] as const;

/** Reads a parameter of an operation, or a header of a response with its key; `parent` is the location of either. */
export function readParameter(written: unknown, parent: SourceLocation, key?: string) {
  const inlineName = String(nodeOf(written).name ?? key ?? '');
  const [node, location] = followReferences(written, { ...parent, path: inlineName });
  // The default style (OpenAPI 3.1, 4.8.12).
  const { style = node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple' } = node;
  const isExploded = (node.explode ?? style === 'form') === true;
  const ownFormat = `style ${String(style)}${isExploded ? ', explode' : ''}`;
  const [content] = Object.entries(nodeOf(node.content));
  // A parameter without `content` has a schema itself, like a media type.
  const [format, type] = content ?? [ownFormat, node];
  const value = viewOf(nodeOf(type).schema, location);
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
    ...Object.entries(flags).flatMap(([name, ids]) => ofFlag(name, was.node, is.node, ...ids)),
    ...(isSame ? [] : [{ rule: 'parameter-serialization-changed', description }]),
    ...compareSchemas(part, was.value, is.value),
  ];
}

function ofParameter({ name, node, parent }: Parameter, part: OperationPart, isAdded: boolean) {
  if (part === 'response header') {
    const presence = ofPresence({ topic: 'response-header', isAdded, name: `header \`${name}\`` });
    return { ...presence, location: parent };
  }
  const presence = ofPresence({ topic: 'parameter', isAdded, isRequired: node.required === true });
  return { ...presence, location: { ...parent, path: name } };
}

export function compareParameterLists(
  part: OperationPart,
  before: Parameter[],
  after: Parameter[],
) {
  const keyOf = ({ name }: Parameter) => (part.endsWith('header') ? name.toLowerCase() : name);
  const byKey = (all: readonly Parameter[]) =>
    new Map(all.map((parameter) => [keyOf(parameter), parameter]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, parameter]) => {
    const [one, other] = [was.get(key), is.get(key)];
    const { name, location } = parameter;
    const isUnsent = (part === 'header' || part === 'cookie') && other?.node.required !== true;
    const found =
      one && other
        ? compareParameter(part, one, other)
        : [ofParameter(parameter, part, other !== undefined)];
    return extend({ part, location, isUnsent }, prefixPaths(name, found));
  });
}

/** Whether it is a header that is ignored (OpenAPI 3.1, 4.8.12.1). */
const isIgnored = ({ name, node }: Parameter) =>
  node.in === 'header' && /^(accept|content-type|authorization)$/i.test(name);

const parametersOf = ({ id, node }: Operation, part: string): Parameter[] =>
  listOf(node.parameters)
    .map((value) => readParameter(value, { name: id, part, path: '' }))
    .filter((parameter) => parameter.node.in === part && !isIgnored(parameter));

export const compareParameters = (before: Operation, after: Operation) =>
  parameterParts.flatMap((part) =>
    compareParameterLists(part, parametersOf(before, part), parametersOf(after, part)),
  );
