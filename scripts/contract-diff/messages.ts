/** Reads request bodies and responses, and compares those of requests. */
import { compareSchemas } from './compare-schemas.ts';
import { type Difference, ifChanged, ofChoices } from './difference.ts';
import {
  canonicalJson,
  followReferences,
  type Node,
  nodeOf,
  type SourceLocation,
} from './document.ts';
import type { Operation } from './operations.ts';
import { type View, viewOf } from './schema-view.ts';

export interface Message {
  node: Node;
  location: SourceLocation;
  /** By media type, without its parameters. */
  content: Map<string, { encoding: Node; value: View }>;
  mediaTypes: string[];
}

export function readMessage(written: unknown, own: SourceLocation): Message {
  const [node, location] = followReferences(written, own);
  const entries = Object.entries(nodeOf(node.content)).map(([media, type]) => {
    const [{ encoding, schema }] = followReferences(type, location);
    const name = media.replace(/\s*;.*/, '').toLowerCase();
    return [name, { encoding: nodeOf(encoding), value: viewOf(schema, location) }] as const;
  });
  const content = new Map(entries);
  return { node, location, content, mediaTypes: content.size > 0 ? [...content.keys()] : ['none'] };
}

export const ofMediaTypes = (rule: string, was: Message, is: Message) =>
  ifChanged(rule, 'media type', was.mediaTypes.join(', '), is.mediaTypes.join(', '));

/** Whether a media type of the contract, which may be a range, includes another. */
const includesMediaType = (range: string, media: string) =>
  range === media ||
  range === '*/*' ||
  (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

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
    return [
      { rule: `request-encoding-${effect === 'relaxed' ? 'relaxed' : 'changed'}`, description },
    ];
  });
}

const bodyOf = ({ id, node }: Operation): Message | undefined =>
  node.requestBody === undefined
    ? undefined
    : readMessage(node.requestBody, { name: id, part: 'request body', path: '' });

/** The console sends the first media type of the contract. */
export function compareBodies(before: Operation, after: Operation): Difference[] {
  const part = 'body';
  const [was, is] = [bodyOf(before), bodyOf(after)];
  const isRequired = is?.node.required === true;
  if (!was || !is) {
    if (!was && !is) return [];
    const verb = is ? 'added' : 'removed';
    const description = `request body ${verb}${isRequired ? ', required' : ''}`;
    return [{ part, rule: `request-body-${verb}`, description, isRequired }];
  }
  const [sent = ''] = was.mediaTypes;
  const accepted = is.mediaTypes.find((range) => includesMediaType(range, sent));
  const old = was.content.get(sent);
  const received = is.content.get(accepted ?? is.mediaTypes[0] ?? '');
  const ofBody = [
    ...ifChanged(
      `request-body-required-${isRequired ? 'tightened' : 'relaxed'}`,
      'required',
      was.node.required === true,
      isRequired,
    ),
    ...ofMediaTypes(`request-media-type-${accepted ? 'added' : 'removed'}`, was, is),
    ...compareEncoding(old?.encoding ?? {}, received?.encoding ?? {}),
  ];
  return [
    ...ofBody.map((difference) => ({ ...difference, part, path: '', location: is.location })),
    ...(old && received ? compareSchemas(part, 'request', old.value, received.value) : []),
  ];
}
