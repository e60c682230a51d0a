import type { ContractOperation } from './contract-operations.ts';
import type { Fault } from './judge-body.ts';
import type { Reply } from './send.ts';

interface Verdict {
  faults: Fault[];
  /** What the answer holds; undefined where it is not JSON. */
  body?: unknown;
}

const whole = (expected: string, received: string): Fault => ({ pointer: '', expected, received });

/** Types that are named in a report; of any other only that it is another, for it may hold anything. */
const known = /^(application|text)\/(json|html|plain|xml|problem\+json|octet-stream|javascript)$/;

/** The media type of an answer, or that there is none. */
function mediaOf(headers: Headers): string {
  const media = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!media) return 'no content type';
  return known.test(media) ? media : 'another type';
}

function readText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is no UTF-8 is no JSON either: the verdict says so.
    return undefined;
  }
}

function readJson(bytes: ArrayBuffer): { body: unknown } | { received: string } {
  const text = readText(bytes);
  if (text === undefined) return { received: 'text that is not UTF-8' };
  if (text.trim() === '') return { received: 'an empty body' };
  try {
    return { body: JSON.parse(text) };
  } catch {
    if (/^\s*</.test(text)) return { received: 'HTML' };
    return { received: /^\s*[[{]/.test(text) ? 'JSON that breaks off' : 'text that is not JSON' };
  }
}

/** Judges an answer by the contract; `wanted` are the statuses that this very request should be answered with. */
export function judgeReply(operation: ContractOperation, reply: Reply, wanted: number[]): Verdict {
  const hoped = `status ${wanted.join(' or ')}`;
  if ('unanswered' in reply) return { faults: [whole('an answer', reply.unanswered)] };
  const { status, headers, bytes } = reply;
  const judge = operation.answers.get(status);
  if (!judge) {
    const received = `status ${status}${headers.has('location') ? ', a redirect' : ''}, which the contract does not have`;
    return { faults: [whole(hoped, received)] };
  }
  const faults = wanted.includes(status) ? [] : [whole(hoped, `status ${status}`)];
  const read = readJson(bytes);
  if ('received' in read) return { faults: [...faults, whole('JSON', read.received)] };
  const media = mediaOf(headers);
  if (media !== 'application/json') {
    faults.push(whole('content type application/json', media));
  }
  return { faults: [...faults, ...judge(read.body)], body: read.body };
}
