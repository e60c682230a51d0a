/** Compares the request bodies and the responses of an operation. */
import { intersection, isEqual, omit } from 'es-toolkit';
import { listEntries } from '../generate/document-parts.ts';
import { compareSchemas } from './compare-schemas.ts';
import {
  compareChoices,
  compareFlags,
  compareValues,
  describePresence,
  extend,
  onlyTighten,
} from './difference.ts';
import { canonicalJson, followReferences, type Node, toNode } from './document.ts';
import type { Operation, OperationPart } from './operations.ts';
import { compareParameterLists, readParameter } from './parameters.ts';
import { createView } from './schema-view.ts';

const withoutParameters = (media: string) => media.replace(/;.*/, '');

/** The names by which media types are compared: without parameters, unless several would then be the same. */
function nameMediaTypes(written: readonly string[]): string[] {
  const all = written.map((media) => media.replaceAll(/\s/g, '').toLowerCase());
  return all.map((media) => {
    const name = withoutParameters(media);
    const same = all.filter((right) => withoutParameters(right) === name);
    return media === (same.includes(name) ? name : same[0]) ? name : media;
  });
}

/** Reads a request body or a response; undefined if there is none. */
function readMessage(written: unknown, { id }: Operation, part: string) {
  if (written === undefined) return undefined;
  const [node, location] = followReferences(written, { name: id, part, path: '' });
  const types = toNode(node.content);
  const names = nameMediaTypes(Object.keys(types));
  const content = new Map(
    Object.values(types).map((type, index) => {
      const [{ encoding, schema }] = followReferences(type, location);
      const value = createView(schema, location);
      return [names[index] ?? '', { encoding: toNode(encoding), value }] as const;
    }),
  );
  return { node, location, content, mediaTypes: content.size > 0 ? [...content.keys()] : ['none'] };
}

type Message = NonNullable<ReturnType<typeof readMessage>>;

const compareMediaTypes = (rule: string, was: Message, is: Message) =>
  compareValues(rule, 'media type', was.mediaTypes.join(', '), is.mediaTypes.join(', '));

/** Compares the schema of a media type with that of the media type that replaces it. */
function compareContent(part: OperationPart, was: Message, is: Message, media = '', newMedia = '') {
  const [old, current] = [was.content.get(media), is.content.get(newMedia)];
  return old && current ? compareSchemas(part, old.value, current.value) : [];
}

/** Whether a media type of the contract, which may be a range, includes another. */
const includesMediaType = (range: string, media: string) =>
  [media, media.replace(/\/.*/, '/*'), '*/*'].includes(range);

const listContentTypes = ({ contentType = '*/*' }: Node): string[] =>
  String(contentType)
    .split(',')
    .map((media) => media.trim().toLowerCase());

function compareEncoding(before: Node = {}, after: Node = {}) {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const [left, right] = [toNode(before[name]), toNode(after[name])];
    const effect = compareChoices(
      listContentTypes(left),
      listContentTypes(right),
      includesMediaType,
    );
    const [from, to] = [canonicalJson(left), canonicalJson(right)];
    const areOthersSame = isEqual(omit(left, ['contentType']), omit(right, ['contentType']));
    const rule = `request-encoding-${areOthersSame && effect === 'relaxed' ? 'relaxed' : 'changed'}`;
    return areOthersSame && !effect ? [] : compareValues(rule, `encoding of \`${name}\``, from, to);
  });
}

const requiredRules = ['request-body-required-tightened', 'request-body-required-relaxed'] as const;

/** Compares two request bodies. The console sends the media type that is first in the contract. */
function compareBody(was: Message, is: Message) {
  const [sent = ''] = was.mediaTypes;
  const accepted = is.mediaTypes.find((range) => includesMediaType(range, sent));
  const received = accepted ?? is.mediaTypes[0] ?? '';
  return [
    ...extend({ part: 'body', path: '', location: is.location }, [
      ...compareFlags('required', was.node, is.node, ...requiredRules),
      ...compareMediaTypes(`request-media-type-${accepted ? 'added' : 'removed'}`, was, is),
      ...compareEncoding(was.content.get(sent)?.encoding, is.content.get(received)?.encoding),
    ]),
    ...compareContent('body', was, is, sent, received),
  ];
}

export function compareBodies(before: Operation, after: Operation) {
  const [was, is] = [before, after].map((operation) =>
    readMessage(operation.node.requestBody, operation, 'request body'),
  );
  if (was && is) return compareBody(was, is);
  const isRequired = (was ?? is)?.node.required === true;
  const presence = { topic: 'request-body', isAdded: !was, name: 'request body', isRequired };
  return was || is ? [describePresence(presence)] : [];
}

/** The responses by status: `200`, `4XX`, `default`. */
type Responses = Map<string, Message | undefined>;

const nameResponse = (status: string) => (status === '200' ? 'response' : `response ${status}`);

const readResponses = (operation: Operation): Responses =>
  new Map(
    listEntries(toNode(operation.node.responses)).map(([key, response]) => {
      const status = key === 'default' ? key : key.toUpperCase();
      return [status, readMessage(response, operation, nameResponse(status))];
    }),
  );

const is2XX = (status: string) => status.startsWith('2');

/** The status of the first success; `default` counts if no 2XX is documented. */
const firstSuccessStatus = (responses: Responses) => [...responses.keys()].find(is2XX) ?? 'default';

/** The response to a status: the one for this status, for its range, or `default`. */
function findResponse(responses: Responses, status: string): Message | undefined {
  const ofRange = responses.get(status) ?? responses.get(`${status[0]}XX`);
  const isByDefault = !is2XX(status) || firstSuccessStatus(responses) === 'default';
  return ofRange ?? (isByDefault ? responses.get('default') : undefined);
}

const readHeaders = ({ node, location }: Message) =>
  Object.entries(toNode(node.headers)).map(([key, header]) => readParameter(header, location, key));

function compareResponse(was: Message, is: Message, part: OperationPart) {
  const effect = compareChoices(was.mediaTypes, is.mediaTypes);
  const mediaTypes = effect ? compareMediaTypes(`response-media-type-${effect}`, was, is) : [];
  const common = intersection(was.mediaTypes, is.mediaTypes).map((media) => [media, media]);
  // If the contracts have no common media type, the schemas of the first ones are compared.
  const pairs = common.length > 0 ? common : [[was.mediaTypes[0], is.mediaTypes[0]]];
  return [
    ...extend({ part, path: '', location: is.location }, mediaTypes),
    ...pairs.flatMap(([media, newMedia]) => compareContent(part, was, is, media, newMedia)),
    ...compareParameterLists('response header', readHeaders(was), readHeaders(is)),
  ];
}

/** Whether the console accepts an added response in place of the success that it knows. */
function isAlike(responses: Responses, added: Message): boolean {
  const previous = responses.get(firstSuccessStatus(responses));
  if (!previous || compareChoices(previous.mediaTypes, added.mediaTypes)) return false;
  return onlyTighten(compareResponse(previous, added, 'response'));
}

/**
 * Compares the responses of both contracts. 401 is compared even if only a range documents it, because it ends the
 * session.
 */
export function compareResponses(operationBefore: Operation, operationAfter: Operation) {
  const [before, after] = [readResponses(operationBefore), readResponses(operationAfter)];
  const unauthorized = findResponse(after, '401') ? [] : ['401'];
  const statuses = new Set([...before.keys(), ...after.keys(), ...unauthorized]);
  return [...statuses].flatMap((status) => {
    const [was, is] = [findResponse(before, status), findResponse(after, status)];
    const isSuccess = is2XX(status) || status === firstSuccessStatus(was ? before : after);
    if (was && is) return compareResponse(was, is, isSuccess ? 'response' : 'error response');
    const kind = isSuccess ? 'success' : 'error';
    if (is) {
      const suffix = isSuccess && isAlike(before, is) ? '-alike' : '';
      return [
        { rule: `${kind}-response-added${suffix}`, description: `${nameResponse(status)} added` },
      ];
    }
    const topic = `${status === '401' ? 'unauthorized' : kind}-response`;
    return was ? [describePresence({ topic, isAdded: false, name: nameResponse(status) })] : [];
  });
}
