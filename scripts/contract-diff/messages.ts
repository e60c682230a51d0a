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
  ofPart,
  type SchemaDifference,
} from './difference.ts';
import type { Operation } from './operations.ts';
import { type View, viewOf } from './schema-view.ts';

/** A request body or a response. */
export interface Message {
  node: Node;
  location: SourceLocation;
  /** By media type, without its parameters. */
  content: Record<string, { encoding: unknown; value: View }>;
  mediaTypes: string[];
  resolve: Resolve;
}

export function readMessage(value: unknown, own: SourceLocation, resolve: Resolve): Message {
  const [node, location] = followReferences(value, own, resolve);
  const entries = Object.entries(nodeOf(node.content)).map(([media, type]) => {
    const name = media.split(';')[0]?.trim().toLowerCase() ?? media;
    const [{ encoding, schema }] = followReferences(type, location, resolve);
    return [name, { encoding, value: viewOf(schema, location, resolve) }] as const;
  });
  const content = Object.fromEntries(entries);
  return { node, location, content, mediaTypes: Object.keys(content), resolve };
}

export const formatMediaTypes = ({ mediaTypes }: Message) => mediaTypes.join(', ') || 'none';

/** Compares the schemas of two media types; without one of them, there is nothing to compare. */
export function compareContent(
  was: Message,
  is: Message,
  [media = '', newMedia = '']: readonly (string | undefined)[],
  { compare }: Comparison,
): SchemaDifference[] {
  const [before, after] = [was.content[media], is.content[newMedia]];
  return before && after ? compare(before.value, after.value) : [];
}

/** Whether a media type of the contract, which may be a range, includes another. */
const includesMediaType = (range: string, media: string) =>
  range === media ||
  range === '*/*' ||
  (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

/** The media types of an encoding's `contentType`, a list in one text. */
const contentTypesOf = ({ contentType }: Node): string[] =>
  String(contentType)
    .split(',')
    .map((media) => media.trim().toLowerCase());

/** Whether a part of a form with the previous encoding is still accepted. */
function acceptsEncoding(before: Node, after: Node): boolean {
  const withNewTypes = { ...before, contentType: after.contentType };
  if (canonicalJson(withNewTypes) !== canonicalJson(after)) return false;
  if (after.contentType === undefined) return true;
  if (before.contentType === undefined) return false;
  return contentTypesOf(before).every((media) =>
    contentTypesOf(after).some((range) => includesMediaType(range, media)),
  );
}

function compareEncoding(before: Node, after: Node): Difference[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [nodeOf(before[name]), nodeOf(after[name])];
    const isAccepted = acceptsEncoding(was, is);
    if (isAccepted && acceptsEncoding(is, was)) return [];
    const description = `encoding of \`${name}\` ${canonicalJson(was)} → ${canonicalJson(is)}`;
    return [{ rule: `request-encoding-${isAccepted ? 'relaxed' : 'changed'}`, description }];
  });
}

const bodyOf = ({ id, node, resolve }: Operation): Message | undefined =>
  node.requestBody === undefined
    ? undefined
    : readMessage(node.requestBody, { operation: id, part: 'request body', path: '' }, resolve);

/** The console sends the first media type of the contract. */
export function compareBodies(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): Difference[] {
  const [was, is] = [bodyOf(before), bodyOf(after)];
  const isRequired = is?.node.required === true;
  const part = 'body';
  if (!was || !is) {
    if (was) return [{ part, rule: 'request-body-removed', description: 'request body removed' }];
    if (!is) return [];
    const [suffix, addition] = isRequired ? ['-required', ', required'] : ['', ''];
    const description = `request body added${addition}`;
    return [{ part, rule: `request-body-added${suffix}`, description }];
  }
  const [sent = '*/*'] = was.mediaTypes;
  const accepted = is.mediaTypes.find((range) => includesMediaType(range, sent));
  const received = accepted ?? is.mediaTypes[0] ?? '';
  const required = `request-body-required-${isRequired ? 'tightened' : 'relaxed'}`;
  const media = `request-media-type-${accepted === undefined ? 'removed' : 'added'}`;
  const ofBody = [
    ...ifChanged(required, 'required', was.node.required === true, isRequired),
    ...ifChanged(media, 'media type', formatMediaTypes(was), formatMediaTypes(is)),
    ...compareEncoding(nodeOf(was.content[sent]?.encoding), nodeOf(is.content[received]?.encoding)),
  ];
  return [
    ...ofBody.map((difference) => ({ ...difference, part, path: '', location: is.location })),
    ...ofPart(part, 'request', compareContent(was, is, [sent, received], comparison)),
  ];
}
