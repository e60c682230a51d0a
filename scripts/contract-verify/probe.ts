import { CommandError } from '../lib/exit-with-error.ts';
import { describeConnectionError } from '../lib/servers/describe-connection-error.ts';
import { checkResponse, type ExpectedStatus, isWebPage } from './check-response.ts';
import { createFindings } from './findings.ts';
import type { OperationId, ProbedOperation } from './operations.ts';
import { type RawResponse, sendRequest } from './send-request.ts';
import type { Violation } from './validate-body.ts';

/** Ends the run early: it was interrupted, or the server stopped responding. Findings so far are kept. */
export class RunAborted extends Error {}

/** The address is that of a web site. */
class WebPageError extends CommandError {
  constructor(baseUrl: string) {
    super(
      `This is a web page, not the API: ${baseUrl} responds with HTML. Give the address that the contract's paths are appended to as --base-url, such as https://api.example.com.`,
    );
  }
}

export interface CallOptions extends ExpectedStatus {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  /** A plain object is sent as JSON. */
  body?: object | FormData;
  /** Defaults to the session's token; null sends none. */
  token?: string | null;
  /** Sends the request even after the run was aborted: needed to clean up. */
  ignoreAbort?: boolean;
}

export interface CallResult {
  /** The request line. */
  request: string;
  /** Undefined when no response came. */
  status: number | undefined;
  /** The parsed body; undefined when it is not JSON, or when no response came. */
  body: unknown;
  /** Whether status and body are as expected. */
  isValid: boolean;
  /** Whether the response is a web page instead of JSON. */
  isWebPage: boolean;
}

interface ProbeOptions {
  baseUrl: string;
  operations: ProbedOperation[];
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** How many consecutive calls may get no response. */
const maxUnanswered = {
  /** Before the first response: the server is considered unreachable. */
  initial: 2,
  /** Of one operation: it is not called again. */
  perOperation: 2,
  /** Of any operations: the run is aborted. */
  total: 5,
};

/** The statuses of a path or method that a server does not have: servers of files respond to POST with one of them. */
const unknownPathStatuses = new Set([404, 405, 501]);

/** The path of a request, with its parameters filled in. */
function buildPath({ path }: ProbedOperation, options: CallOptions): string {
  const query = Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.path?.[name] ?? ''),
  );
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** Calls the operations of a server, checks every response and collects the findings. */
export function createProbe({ baseUrl, operations, timeoutMs, signal }: ProbeOptions) {
  const findings = createFindings();
  const callCounts = new Map<OperationId, number>();
  let sessionToken: string | undefined;
  let hasResponded = false;
  let unanswered = 0;
  /** The operations that responded with a web page; undefined once one responded as only an API does. */
  let pageIds: Set<OperationId> | undefined = new Set();
  const unansweredById = new Map<OperationId, number>();

  function findOperation(id: OperationId): ProbedOperation {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`The contract has no operation "${id}".`);
    return operation;
  }

  function assertNotAborted(): void {
    if (signal?.aborted) throw new RunAborted('Interrupted before all checks were made.');
    if (unanswered >= maxUnanswered.total) {
      throw new RunAborted(`Aborted: ${unanswered} calls in a row got no response.`);
    }
  }

  function buildRequest({ requiresAuth, method }: ProbedOperation, { body, token }: CallOptions) {
    const bearer = token === undefined && requiresAuth ? sessionToken : token;
    const isJson = body && !(body instanceof FormData);
    return {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    };
  }

  function countUnanswered(id: OperationId, error: unknown): void {
    unanswered += 1;
    unansweredById.set(id, (unansweredById.get(id) ?? 0) + 1);
    if (!hasResponded && unanswered >= maxUnanswered.initial) {
      throw new CommandError(describeConnectionError(error, baseUrl));
    }
  }

  /** One operation may be faulty, but where two respond with pages and none with JSON, there is no API. */
  function countWebPage(id: OperationId, response: RawResponse): void {
    if ('failure' in response) return;
    if (isWebPage(response)) pageIds?.add(id);
    else if (!unknownPathStatuses.has(response.status)) pageIds = undefined;
    if (pageIds && pageIds.size > 1) throw new WebPageError(baseUrl);
  }

  function report(id: OperationId, { request, status }: CallResult, violations: Violation[]): void {
    for (const violation of violations) {
      findings.add({ operationId: id, request, status, ...violation });
    }
  }

  return {
    findOperation,
    operations,
    findings,
    callCounts,
    /** The token of the session; undefined before signing in. */
    getToken: () => sessionToken,
    setToken(token: string): void {
      sessionToken = token;
    },
    /** For violations that only several responses together reveal; `call` reports all others. */
    report,
    async call(id: OperationId, options: CallOptions = {}): Promise<CallResult> {
      if (!options.ignoreAbort) assertNotAborted();
      const operation = findOperation(id);
      const path = buildPath(operation, options);
      const request = `${operation.method} ${path}`;
      const failures = unansweredById.get(id) ?? 0;
      if (!options.ignoreAbort && failures >= maxUnanswered.perOperation) {
        return { request, status: undefined, body: undefined, isValid: false, isWebPage: false };
      }
      // A change that was sent is always awaited: cleaning up depends on whether it was made.
      const readSignal = operation.method === 'GET' && !options.ignoreAbort ? signal : undefined;
      const init = buildRequest(operation, options);
      const response = await sendRequest(baseUrl + path, init, timeoutMs, readSignal);
      callCounts.set(id, (callCounts.get(id) ?? 0) + 1);
      if (readSignal?.aborted) assertNotAborted();
      if ('failure' in response) {
        countUnanswered(id, response.error);
      } else {
        hasResponded = true;
        unanswered = 0;
        unansweredById.delete(id);
      }
      countWebPage(id, response);
      const { violations, body } = checkResponse(operation, response, options);
      const status = 'failure' in response ? undefined : response.status;
      const result = {
        request,
        status,
        body,
        isValid: violations.length === 0,
        isWebPage: isWebPage(response),
      };
      report(id, result, violations);
      return result;
    },
  };
}

export type Probe = ReturnType<typeof createProbe>;
