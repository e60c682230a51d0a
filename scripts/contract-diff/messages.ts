/** Reads request bodies and responses, and compares those of requests. */
import {
  canonicalJson,
  followReferences,
  type Node,
  nodeOf,
  type SourceLocation,
} from './document.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type Difference, ifChanged, ofChoices } from './difference.ts';
import type { Operation } from './operations.ts';
import { type View, viewOf } from './schema-view.ts';

/** A request body or a response. */
export interface Message {
  node: Node;
  location: SourceLocation;
  /** By media type, without its parameters. */
  content: Map<string, { encoding: Node; value: View }>;
}

export function readMessage(value: unknown, own: SourceLocation): Message {
  const [node, location] = followReferences(value, own);
  const content = Object.entries(nodeOf(node.content)).map(([media, type]) => {
    const [{ encoding, schema }] = followReferences(type, location);
    const name = media.replace(/\s*;.*/, '').toLowerCase();
    return [name, { encoding: nodeOf(encoding), value: viewOf(schema, location) }] as const;
  });
  return { node, location, content: new Map(content) };
}

export const mediaTypesOf = ({ content }: Message): string[] =>
  content.size > 0 ? [...content.keys()] : ['none'];

export const formatMediaTypes = (message: Message) => mediaTypesOf(message).join(', ');

/** Whether a media type of the contract, which may be a range, includes another. */
const includesMediaType = (range: string, media: string) =>
  range === media ||
  range === '*/*' ||
  (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

/** The media types of an encoding's `contentType`, a list in one text. */
const contentTypesOf = (contentType: unknown = '*/*'): string[] =>
  String(contentType)
    .split(',')
    .map((media) => media.trim().toLowerCase());

function compareEncoding(before: Node, after: Node): Difference[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const { contentType: was, ...othersBefore } = nodeOf(before[name]);
    const { contentType: is, ...othersAfter } = nodeOf(after[name]);
    const isSame = canonicalJson(othersBefore) === canonicalJson(othersAfter);
    const effect = isSame
      ? ofChoices(contentTypesOf(was), contentTypesOf(is), includesMediaType)
      : 'changed';
    if (!effect) return [];
    const [from, to] = [before, after].map((encoding) => canonicalJson(nodeOf(encoding[name])));
    const description = `encoding of \`${name}\` ${from} → ${to}`;
    const rule = `request-encoding-${effect === 'relaxed' ? 'relaxed' : 'changed'}`;
    return [{ rule, description }];
  });
}

const bodyOf = ({ id, node }: Operation): Message | undefined =>
  node.requestBody === undefined
    ? undefined
    : readMessage(node.requestBody, { name: id, part: 'request body', path: '' });

/** The console sends the first media type of the contract. */
export function compareBodies(before: Operation, after: Operation): Difference[] {
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
  const [sent = ''] = mediaTypesOf(was);
  const accepted = mediaTypesOf(is).find((range) => includesMediaType(range, sent));
  const [old, received] = [
    was.content.get(sent),
    is.content.get(accepted ?? '') ?? [...is.content.values()][0],
  ];
  const required = `request-body-required-${isRequired ? 'tightened' : 'relaxed'}`;
  const media = `request-media-type-${accepted === undefined ? 'removed' : 'added'}`;
  const ofBody = [
    ...ifChanged(required, 'required', was.node.required === true, isRequired),
    ...ifChanged(media, 'media type', formatMediaTypes(was), formatMediaTypes(is)),
    ...compareEncoding(old?.encoding ?? {}, received?.encoding ?? {}),
  ];
  return [
    ...ofBody.map((difference) => ({ ...difference, part, path: '', location: is.location })),
    ...(old && received ? compareSchemas(part, 'request', old.value, received.value) : []),
  ];
}
