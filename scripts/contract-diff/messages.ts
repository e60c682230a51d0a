/** Reads request bodies and responses, and compares those of requests. */
import {
  canonicalJson,
  followReferences,
  type Node,
  nodeOf,
  type Resolve,
  type SourceLocation,
} from './document.ts';
import {
  type Comparison,
  type Difference,
  ifChanged,
  ofOperation,
  type OperationPair,
  type Report,
  type SchemaDifference,
} from './difference.ts';
import type { Operation } from './operations.ts';
import { viewOf } from './schema-view.ts';

/** A request body or a response. */
export interface Message {
  node: Node;
  location: SourceLocation;
  /** By media type, without its parameters. */
  content: Record<string, Node>;
  resolve: Resolve;
}

export function readMessage(value: unknown, own: SourceLocation, resolve: Resolve): Message {
  const [node, location] = followReferences(value, own, resolve);
  const content = Object.entries(nodeOf(node.content)).map(([media, type]) => {
    const name = media.split(';')[0]?.trim().toLowerCase() ?? media;
    return [name, followReferences(type, location, resolve)[0]] as const;
  });
  return { node, location, content: Object.fromEntries(content), resolve };
}

export const mediaTypesOf = ({ content }: Message) => Object.keys(content);
export const formatMediaTypes = (message: Message) => mediaTypesOf(message).join(', ') || 'none';

/** Compares the schemas of two media types; without one of them, there is nothing to compare. */
export function compareContent(
  [was, media]: [Message, string],
  [is, newMedia]: [Message, string],
  { compare }: Comparison,
): SchemaDifference[] {
  const [before, after] = [was.content[media], is.content[newMedia]];
  if (!before || !after) return [];
  return compare(
    viewOf(before.schema, was.location, was.resolve),
    viewOf(after.schema, is.location, is.resolve),
  );
}

/** Whether a media type of the contract, which may be a range, includes another. */
const includesMediaType = (range: string, media: string) =>
  range === media ||
  range === '*/*' ||
  (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

/** The media types of an encoding's `contentType`, a list in one text; undefined where it has none. */
const contentTypesOf = ({ contentType }: Node): string[] | undefined =>
  contentType === undefined
    ? undefined
    : String(contentType)
        .split(',')
        .map((media) => media.trim().toLowerCase());

/** Whether a part of a form with the previous encoding is still accepted. */
function acceptsEncoding(before: Node, after: Node): boolean {
  const withNewTypes = { ...before, contentType: after.contentType };
  if (canonicalJson(withNewTypes) !== canonicalJson(after)) return false;
  const [from, to] = [contentTypesOf(before), contentTypesOf(after)];
  if (!to) return true;
  return from?.every((media) => to.some((range) => includesMediaType(range, media))) ?? false;
}

function compareEncoding(before: Node, after: Node, report: Report): Difference[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [nodeOf(before[name]), nodeOf(after[name])];
    const isAccepted = acceptsEncoding(was, is);
    if (isAccepted && acceptsEncoding(is, was)) return [];
    const description = `encoding of \`${name}\` ${canonicalJson(was)} → ${canonicalJson(is)}`;
    return [report(`request-encoding-${isAccepted ? 'relaxed' : 'changed'}`, description)];
  });
}

const bodyOf = ({ id, node, resolve }: Operation): Message | undefined =>
  node.requestBody === undefined
    ? undefined
    : readMessage(node.requestBody, { operation: id, part: 'request body', path: '' }, resolve);

/** The console sends the first media type of the contract. */
export function compareBodies(pair: OperationPair, comparison: Comparison): Difference[] {
  const [was, is] = [bodyOf(pair.before), bodyOf(pair.after)];
  const isRequired = is?.node.required === true;
  const part = 'body';
  if (!was || !is) {
    if (was) return [ofOperation(pair, 'request-body-removed', 'request body removed', part)];
    if (!is) return [];
    return isRequired
      ? [ofOperation(pair, 'request-body-added-required', 'request body added, required', part)]
      : [ofOperation(pair, 'request-body-added', 'request body added', part)];
  }
  const report: Report = (rule, description) => ({
    operation: pair,
    part,
    rule,
    path: '',
    location: is.location,
    description,
  });
  const [sent = '*/*'] = mediaTypesOf(was);
  const accepted = mediaTypesOf(is).find((range) => includesMediaType(range, sent));
  const received = accepted ?? mediaTypesOf(is)[0] ?? '';
  const [before, after] = [nodeOf(was.content[sent]), nodeOf(is.content[received])];
  return [
    ...ifChanged(was.node.required === true, isRequired, () =>
      isRequired
        ? report('request-body-required-tightened', 'is now required')
        : report('request-body-required-relaxed', 'is no longer required'),
    ),
    ...ifChanged(formatMediaTypes(was), formatMediaTypes(is), (from, to) =>
      report(
        `request-media-type-${accepted === undefined ? 'removed' : 'added'}`,
        `media type ${from} → ${to}`,
      ),
    ),
    ...compareEncoding(nodeOf(before.encoding), nodeOf(after.encoding), report),
    ...compareContent([was, sent], [is, received], comparison).map((difference) => ({
      operation: pair,
      part,
      ...difference,
    })),
  ];
}
