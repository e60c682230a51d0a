/** Compares the responses of an operation, status by status. */
import { nodeOf } from './document.ts';
import { type Comparison, type Difference, effectOf, ofChoices, ofPart } from './difference.ts';
import { compareContent, formatMediaTypes, type Message, readMessage } from './messages.ts';
import type { Operation } from './operations.ts';
import { compareParameterLists, readParameter } from './parameters.ts';

type Responses = Record<string, Message>;

/** The responses by status: `200`, `4XX`, `default`. */
function responsesOf({ id, node, resolve }: Operation): Responses {
  const responses = Object.entries(nodeOf(node.responses)).map(([key, response]) => {
    const status = key === 'default' ? key : key.toUpperCase();
    const location = { operation: id, part: nameOf(status), path: '' };
    return [status, readMessage(response, location, resolve)] as const;
  });
  return Object.fromEntries(responses);
}

const nameOf = (status: string) => (status === '200' ? 'response' : `response ${status}`);

const isSuccessStatus = (status: string) => status.startsWith('2');

/** Whether the console treats a status as a success. `default` is one where no 2XX is documented. */
const isSuccess = (status: string, responses: Responses) =>
  isSuccessStatus(status) ||
  (status === 'default' && !Object.keys(responses).some(isSuccessStatus));

/** The response of a status: its own, that of its range, or `default`. */
function findResponse(responses: Responses, status: string): Message | undefined {
  const own = responses[status];
  if (own || status === 'default') return own;
  const isByDefault = isSuccess('default', responses) || !isSuccessStatus(status);
  return responses[`${status[0]}XX`] ?? (isByDefault ? responses.default : undefined);
}

const mediaEffect = (before: Message, after: Message) =>
  ofChoices(formatMediaTypes(before).split(', '), formatMediaTypes(after).split(', '));

/** Compares the schemas of the media types that both have, or else those of the first ones. */
function compareContents(was: Message, is: Message, comparison: Comparison) {
  const common = was.mediaTypes.filter((media) => media in is.content);
  const pairs =
    common.length > 0
      ? common.map((media) => [media, media])
      : [[was.mediaTypes[0], is.mediaTypes[0]]];
  return pairs.flatMap((pair) => compareContent(was, is, pair, comparison));
}

const headersOf = ({ node, location, resolve }: Message) =>
  Object.entries(nodeOf(node.headers)).map(([name, header]) =>
    readParameter(header, location, resolve, name),
  );

function compareResponse(
  was: Message,
  is: Message,
  part: string,
  comparison: Comparison,
): Difference[] {
  const effect = mediaEffect(was, is);
  const mediaTypes = {
    part,
    rule: `response-media-type-${effect}`,
    description: `media type ${formatMediaTypes(was)} → ${formatMediaTypes(is)}`,
    path: '',
    location: is.location,
  };
  return [
    ...(effect ? [mediaTypes] : []),
    ...ofPart(part, 'response', compareContents(was, is, comparison)),
    ...compareParameterLists(headersOf(was), headersOf(is), 'headers', comparison),
  ];
}

/** Compares the responses of both contracts, and 401, which ends a session even if only a range documents it. */
export function compareResponses(
  operationBefore: Operation,
  operationAfter: Operation,
  comparison: Comparison,
): Difference[] {
  const [before, after] = [responsesOf(operationBefore), responsesOf(operationAfter)];
  const named = [before, after].flatMap((responses) => Object.keys(responses));

  /** Whether an added response is valid for the console like the success that it knows. */
  const isCompatible = (message: Message, part: string): boolean => {
    const previous = before[Object.keys(before).find(isSuccessStatus) ?? ''];
    if (!previous || mediaEffect(previous, message)) return false;
    const effect = effectOf(compareResponse(previous, message, part, comparison));
    return effect === undefined || effect === 'tightened';
  };

  return [...new Set([...named, '401'])].flatMap((status) => {
    const [was, is] = [findResponse(before, status), findResponse(after, status)];
    const isNamed = named.includes(status);
    const part = `response ${status}`;
    const ofExistence = (rule: string, verb: string): Difference[] => [
      { part, rule, description: `${nameOf(status)} ${verb}` },
    ];
    if (was && is) {
      if (!isNamed) return [];
      const isDefaultSuccess = status === 'default' && isSuccess(status, before);
      return compareResponse(was, is, isDefaultSuccess ? 'response 2XX' : part, comparison);
    }
    if (was) {
      if (isSuccess(status, before)) return ofExistence('success-response-removed', 'removed');
      const kind = status === '401' ? 'unauthorized' : 'error';
      return ofExistence(`${kind}-response-removed`, 'removed');
    }
    if (!is || !isNamed) return [];
    if (!isSuccess(status, after)) return ofExistence('error-response-added', 'added');
    const suffix = isCompatible(is, part) ? '-alike' : '';
    return ofExistence(`success-response-added${suffix}`, 'added');
  });
}
