/** What differs in the request body of an operation. */
import { canonicalJson, type Node, nodeOf } from '../document-node.ts';
import {
  type OperationPair,
  type Difference,
  ofOperation,
  ofPart,
  ofSchema,
} from '../difference.ts';
import type { Comparison } from '../schemas/schema-difference.ts';
import { viewOf } from '../schemas/schema-view.ts';
import { mediaText, mediaTypesOf, type Message } from './operation-model.ts';

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
  const { contentType: _, ...others } = before;
  const { contentType: __, ...newOthers } = after;
  if (canonicalJson(others) !== canonicalJson(newOthers)) return false;
  const [from, to] = [contentTypesOf(before), contentTypesOf(after)];
  if (!to) return true;
  return from?.every((media) => to.some((range) => includesMediaType(range, media))) ?? false;
}

type CreateDifference = (rule: string, description: string) => Difference;

function compareEncoding(
  before: unknown,
  after: unknown,
  createDifference: CreateDifference,
): Difference[] {
  const [was, is] = [nodeOf(before), nodeOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const [one, other] = [nodeOf(was[name]), nodeOf(is[name])];
    const accepts = acceptsEncoding(one, other);
    if (accepts && acceptsEncoding(other, one)) return [];
    const [from, to] = [canonicalJson(one), canonicalJson(other)];
    const rule = `request-encoding-${accepts ? 'relaxed' : 'changed'}`;
    return [createDifference(rule, `encoding of \`${name}\` ${from} → ${to}`)];
  });
}

function compareExistence(pair: OperationPair, body: Message, isAdded: boolean): Difference {
  const isMissing = isAdded && body.isRequired;
  const verb = isAdded ? 'added' : 'removed';
  return ofOperation(
    pair,
    isMissing ? 'request-body-added-required' : `request-body-${verb}`,
    `request body ${verb}${isMissing ? ', required' : ''}`,
    'body',
  );
}

/** The console sends the first media type of the contract. */
export function compareBodies(pair: OperationPair, { compare }: Comparison): Difference[] {
  const [was, is] = [pair.before.body, pair.after.body];
  const one = is ?? was;
  if (!one) return [];
  if (!was || !is) return [compareExistence(pair, one, is !== undefined)];

  const createDifference: CreateDifference = (rule, description) =>
    ofPart(pair, 'body', is.location, rule, description);
  const [sent = '*/*'] = mediaTypesOf(was);
  const accepted = mediaTypesOf(is).find((range) => includesMediaType(range, sent));
  const [before, after] = [was.content[sent], is.content[accepted ?? mediaTypesOf(is)[0] ?? '']];
  const isOtherMediaType = mediaText(was) !== mediaText(is);
  return [
    ...(was.isRequired === is.isRequired
      ? []
      : [
          is.isRequired
            ? createDifference('request-body-required-tightened', 'is now required')
            : createDifference('request-body-required-relaxed', 'is no longer required'),
        ]),
    ...(isOtherMediaType
      ? [
          createDifference(
            `request-media-type-${accepted === undefined ? 'removed' : 'added'}`,
            `media type ${mediaText(was)} → ${mediaText(is)}`,
          ),
        ]
      : []),
    ...compareEncoding(before?.encoding, after?.encoding, createDifference),
    ...(before && after
      ? compare(
          viewOf(before.schema, was.location, pair.before.resolve),
          viewOf(after.schema, is.location, pair.after.resolve),
        ).map((schema) => ofSchema(pair, 'body', schema))
      : []),
  ];
}
