import { StartError } from '../serve/refuse.ts';
import type { ContractOperation } from './contract-operations.ts';
import { createFindings } from './findings.ts';
import type { Fault } from './judge-body.ts';
import { judgeReply } from './judge-reply.ts';
import { send } from './send.ts';

/** Why the calls end before all are made; it is no fault of what was found so far. */
export class CutShort extends Error {}

export interface Question {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  /** A record becomes JSON. */
  body?: object | FormData;
  /** The session's token unless another is given; null for none. */
  token?: string | null;
  /** The statuses that this request should be answered with; else 200. */
  wanted?: number[];
  /** Asked even when the program was told to stop: cleaning is. */
  always?: boolean;
}

export interface Told {
  request: string;
  status: number | undefined;
  /** What the answer holds; undefined where it is not JSON, or never came. */
  body: unknown;
  /** Whether it was answered as wanted, and in the contract's shape. */
  sound: boolean;
}

interface InquiryOptions {
  baseUrl: string;
  operations: ContractOperation[];
  /** Milliseconds to wait for an answer. */
  timeout: number;
  stopped?: AbortSignal | undefined;
}

/** So many calls in a row without an answer: at first, and nobody is there; of one operation, and it is left alone; of all, and no more are made. */
const mostUnanswered = { atFirst: 2, ofOne: 2, ofAll: 5 };

/** The path that is asked for, with its query. */
function addressOf({ path }: ContractOperation, question: Question): string {
  const query = Object.entries(question.query ?? {}).map(([name, value]) => [name, String(value)]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(question.path?.[name] ?? ''),
  );
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** Asks a server by operationId, judges what it answers, and remembers both. */
export function createInquiry({ baseUrl, operations, timeout, stopped }: InquiryOptions) {
  const findings = createFindings();
  const calls = new Map<string, number>();
  let session: string | undefined;
  let answered = false;
  let unanswered = 0;
  const silent = new Map<string, number>();

  function operation(id: string): ContractOperation {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new Error(`The contract has no operation "${id}".`);
    return found;
  }

  function mayAsk(): void {
    if (stopped?.aborted) throw new CutShort('Stopped before everything was asked.');
    if (unanswered >= mostUnanswered.ofAll) {
      throw new CutShort(`${unanswered} calls in a row were not answered: no more were made.`);
    }
  }

  function messageOf({ secured, method }: ContractOperation, { body, token }: Question) {
    const bearer = token === undefined && secured ? session : token;
    const json = body && !(body instanceof FormData);
    return {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
    };
  }

  return {
    operations,
    findings,
    calls,
    /** What secured operations are asked with, if anything. */
    token: () => session,
    useToken(token: string): void {
      session = token;
    },
    /** A fault that only the answers taken together show. */
    report(id: string, { request, status }: Told, faults: Fault[]): void {
      for (const fault of faults) findings.add({ operationId: id, request, status, ...fault });
    },
    async ask(id: string, question: Question = {}): Promise<Told> {
      if (!question.always) mayAsk();
      const asked = operation(id);
      const address = addressOf(asked, question);
      const request = `${asked.method} ${address}`;
      if (!question.always && (silent.get(id) ?? 0) >= mostUnanswered.ofOne) {
        return { request, status: undefined, body: undefined, sound: false };
      }
      // Of a change it has to be known whether it was made: it is waited for, whatever happens.
      const stoppable = asked.method === 'GET' && !question.always ? stopped : undefined;
      const message = messageOf(asked, question);
      const reply = await send(baseUrl + address, message, timeout, stoppable);
      calls.set(id, (calls.get(id) ?? 0) + 1);
      if (stoppable?.aborted) mayAsk();
      if ('unanswered' in reply) {
        unanswered += 1;
        silent.set(id, (silent.get(id) ?? 0) + 1);
        if (!answered && unanswered >= mostUnanswered.atFirst) {
          throw new StartError(
            `${baseUrl} cannot be reached: ${reply.unanswered}. Is --base-url right, and is the server running?`,
          );
        }
      } else {
        answered = true;
        unanswered = 0;
        silent.delete(id);
      }
      const { faults, body } = judgeReply(asked, reply, question.wanted ?? [200]);
      const status = 'unanswered' in reply ? undefined : reply.status;
      for (const fault of faults) findings.add({ operationId: id, request, status, ...fault });
      return { request, status, body, sound: faults.length === 0 };
    },
  };
}

export type Inquiry = ReturnType<typeof createInquiry>;
