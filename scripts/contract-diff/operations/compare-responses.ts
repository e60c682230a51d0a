/** Compares the responses of an operation, status by status. */
import {
  type OperationPair,
  type Difference,
  ofOperation,
  ofPart,
  ofSchema,
} from '../difference.ts';
import { ofChoices, combineEffects } from '../schemas/effect.ts';
import type { Comparison } from '../schemas/schema-difference.ts';
import { viewOf } from '../schemas/schema-view.ts';
import { compareHeaders } from './compare-parameters.ts';
import { mediaText, mediaTypesOf, type Message, type Operation } from './operation-model.ts';

const hasSuccess = ({ responses }: Operation) =>
  Object.keys(responses).some((status) => status.startsWith('2'));

/** Whether the console treats a status as a success. `default` is one where no 2XX is findResponse. */
const isSuccess = (status: string, operation: Operation) =>
  status.startsWith('2') || (status === 'default' && !hasSuccess(operation));

/** The response of a status: its own, that of its range, or `default`. */
function findResponse(operation: Operation, status: string): Message | undefined {
  const { responses } = operation;
  const own = responses[status];
  if (own || status === 'default') return own;
  const isByDefault = isSuccess('default', operation) || !status.startsWith('2');
  return responses[`${status[0]}XX`] ?? (isByDefault ? responses.default : undefined);
}

/** The statuses of both contracts, and 401, which ends a session even if only a range documents it. */
const statusesOf = ({ before, after }: OperationPair) => [
  ...new Set([...[before, after].flatMap(({ responses }) => Object.keys(responses)), '401']),
];

/** `default` is treated as 2XX where no success is documented. */
const partOf = (status: string, { before }: OperationPair) =>
  `response ${isSuccess(status, before) && status === 'default' ? '2XX' : status}`;

const mediaEffect = (before: Message, after: Message) =>
  ofChoices(mediaText(before).split(', '), mediaText(after).split(', '));

function compareMessages(
  was: Message,
  is: Message,
  pair: OperationPair,
  status: string,
  comparison: Comparison,
): Difference[] {
  const part = partOf(status, pair);
  const effect = mediaEffect(was, is);
  const description = `media type ${mediaText(was)} → ${mediaText(is)}`;
  const common = mediaTypesOf(was).filter((media) => media in is.content);
  // Without a common media type, the schemas of the first ones are compared.
  const [first = '', newFirst = ''] = [mediaTypesOf(was)[0], mediaTypesOf(is)[0]];
  const pairs = common.length > 0 ? common.map((media) => [media, media]) : [[first, newFirst]];
  const schemas = pairs.flatMap(([from = '', to = '']) => {
    const [before, after] = [was.content[from], is.content[to]];
    if (!before || !after) return [];
    return comparison.compare(
      viewOf(before.schema, was.location, pair.before.resolve),
      viewOf(after.schema, is.location, pair.after.resolve),
    );
  });
  return [
    ...(effect
      ? [ofPart(pair, part, is.location, `response-media-type-${effect}`, description)]
      : []),
    ...schemas.map((schema) => ofSchema(pair, part, schema)),
    ...compareHeaders(was.headers, is.headers, pair, status, comparison),
  ];
}

/** Whether an added response is valid for the console like the success that it knows. */
function isCompatible(message: Message, pair: OperationPair, comparison: Comparison): boolean {
  const { responses } = pair.before;
  const status = Object.keys(responses).find((name) => name.startsWith('2')) ?? '';
  const known = responses[status];
  if (!known || mediaEffect(known, message)) return false;
  const found = compareMessages(known, message, pair, status, comparison);
  const effect = combineEffects(found.map(({ schema }) => schema?.effect));
  return effect === undefined || effect === 'tightened';
}

function ruleOf(
  status: string,
  message: Message,
  pair: OperationPair,
  comparison: Comparison,
): string {
  const isAdded = message === findResponse(pair.after, status);
  const verb = isAdded ? 'added' : 'removed';
  if (isSuccess(status, isAdded ? pair.after : pair.before)) {
    const suffix = isAdded && isCompatible(message, pair, comparison) ? '-alike' : '';
    return `success-response-${verb}${suffix}`;
  }
  return !isAdded && status === '401' ? 'unauthorized-response-removed' : `error-response-${verb}`;
}

function compareStatus(status: string, pair: OperationPair, comparison: Comparison): Difference[] {
  const [was, is] = [findResponse(pair.before, status), findResponse(pair.after, status)];
  const isNamed = status in pair.before.responses || status in pair.after.responses;
  if (was && is) return isNamed ? compareMessages(was, is, pair, status, comparison) : [];
  const message = is ?? was;
  if (!message || (is && !isNamed)) return [];
  const name = status === '200' ? 'response' : `response ${status}`;
  const rule = ruleOf(status, message, pair, comparison);
  return [ofOperation(pair, rule, `${name} ${is ? 'added' : 'removed'}`, `response ${status}`)];
}

export const compareResponses = (pair: OperationPair, comparison: Comparison): Difference[] =>
  statusesOf(pair).flatMap((status) => compareStatus(status, pair, comparison));
