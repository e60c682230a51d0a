/** Compares the responses of an operation, status by status. */
import { compareSchemas } from './compare-schemas.ts';
import { type Difference, ofChoices, onlyTighten } from './difference.ts';
import { nodeOf } from './document.ts';
import { type Message, ofMediaTypes, readMessage } from './messages.ts';
import type { Operation } from './operations.ts';
import { compareParameterLists, readParameter } from './parameters.ts';

/** By status: `200`, `4XX`, `default`. */
type Responses = Map<string, Message>;

const nameOf = (status: string) => (status === '200' ? 'response' : `response ${status}`);

const responsesOf = ({ id, node }: Operation): Responses =>
  new Map(
    Object.entries(nodeOf(node.responses)).map(([key, response]) => {
      const status = key === 'default' ? key : key.toUpperCase();
      return [status, readMessage(response, { name: id, part: nameOf(status), path: '' })];
    }),
  );

const isSuccessStatus = (status: string) => status.startsWith('2');

/** Whether the console treats a status as a success. `default` is one where no 2XX is documented. */
const isSuccess = (status: string, responses: Responses) =>
  isSuccessStatus(status) || (status === 'default' && ![...responses.keys()].some(isSuccessStatus));

/** The response of a status: its own, that of its range, or `default`. */
function findResponse(responses: Responses, status: string): Message | undefined {
  const ofRange = responses.get(status) ?? responses.get(`${status[0]}XX`);
  const isByDefault = isSuccess('default', responses) || !isSuccessStatus(status);
  return ofRange ?? (isByDefault ? responses.get('default') : undefined);
}

const headersOf = ({ node, location }: Message) =>
  Object.entries(nodeOf(node.headers)).map(([name, header]) =>
    readParameter(header, location, name),
  );

function compareResponse(was: Message, is: Message, part: string): Difference[] {
  const [before, after] = [was.mediaTypes, is.mediaTypes];
  const effect = ofChoices(before, after);
  const mediaTypes = ofMediaTypes(`response-media-type-${effect}`, was, is);
  const common = before.filter((media) => is.content.has(media));
  // Where both have no media type in common, the schemas of the first ones are compared.
  const pairs = common.length > 0 ? common.map((media) => [media, media]) : [[before[0], after[0]]];
  return [
    ...(effect ? mediaTypes : []).map((difference) => ({
      ...difference,
      part,
      path: '',
      location: is.location,
    })),
    ...pairs.flatMap(([media = '', newMedia = '']) => {
      const [old, current] = [was.content.get(media), is.content.get(newMedia)];
      return old && current ? compareSchemas(part, 'response', old.value, current.value) : [];
    }),
    ...compareParameterLists('headers', headersOf(was), headersOf(is)),
  ];
}

/** Whether an added response is valid for the console like the success that it knows. */
function isAlike(responses: Responses, added: Message): boolean {
  const previous = [...responses].find(([status]) => isSuccessStatus(status))?.[1];
  if (!previous || ofChoices(previous.mediaTypes, added.mediaTypes)) return false;
  return onlyTighten(compareResponse(previous, added, 'response'));
}

/** Compares the responses of both contracts, and 401, which ends a session even if only a range documents it. */
export function compareResponses(operationBefore: Operation, operationAfter: Operation) {
  const [before, after] = [responsesOf(operationBefore), responsesOf(operationAfter)];
  const named = [...before.keys(), ...after.keys()];
  return [...new Set([...named, '401'])].flatMap((status): Difference[] => {
    const [was, is] = [findResponse(before, status), findResponse(after, status)];
    const part = `response ${status}`;
    const ofExistence = (rule: string) => [
      { part, rule, description: `${nameOf(status)} ${is ? 'added' : 'removed'}` },
    ];
    if (is && !named.includes(status)) return [];
    if (was && is) {
      const isDefaultSuccess = status === 'default' && isSuccess(status, before);
      return compareResponse(was, is, isDefaultSuccess ? 'response 2XX' : part);
    }
    if (was) {
      if (isSuccess(status, before)) return ofExistence('success-response-removed');
      return ofExistence(`${status === '401' ? 'unauthorized' : 'error'}-response-removed`);
    }
    if (!is) return [];
    if (!isSuccess(status, after)) return ofExistence('error-response-added');
    return ofExistence(`success-response-added${isAlike(before, is) ? '-alike' : ''}`);
  });
}
