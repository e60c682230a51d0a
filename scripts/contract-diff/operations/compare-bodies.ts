/** What differs in the request body of an operation. */
import { canonicalJson, nodeOf } from '../document-node.ts';
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

/** Whether a part of a form with the previous encoding is still accepted. */
function acceptsEncoding(before: unknown, after: unknown): boolean {
  const { contentType: from, ...others } = nodeOf(before);
  const { contentType: to, ...newOthers } = nodeOf(after);
  if (canonicalJson(others) !== canonicalJson(newOthers)) return false;
  return to === undefined || (from !== undefined && String(to).includes(String(from)));
}

type CreateDifference = (rule: string, description: string) => Difference;

function compareEncoding(
  before: unknown,
  after: unknown,
  createDifference: CreateDifference,
): Difference[] {
  const [was, is] = [nodeOf(before), nodeOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const [from, to] = [was[name], is[name]].map((encoding) => canonicalJson(encoding ?? {}));
    if (from === to) return [];
    const rule = `request-encoding-${acceptsEncoding(was[name], is[name]) ? 'relaxed' : 'changed'}`;
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
