import { ApiError, createHttpError } from './api-error.ts';
import {
  type ContractViolation,
  describeViolation,
  findViolations,
  leaveOutMisfits,
} from './contract-violation.ts';
import type { Operation } from './contract.ts';
import { isObject } from './response-parts.ts';

export interface ViolationOptions {
  /** Called for each contract violation in a response. */
  onViolation?: ((violation: ContractViolation) => void) | undefined;
  /** Whether a response that violates the contract is used as far as it can be read. */
  acceptViolations?: boolean;
}

/**
 * The validated body of a 2xx response; an empty object if contract and response have no body. Throws an ApiError for a
 * contract violation that is not accepted, and for `success: false`, unless the contract describes such a response.
 */
export function parseResponse(
  { id: operationId, bodyConstraints, responseSchema }: Operation,
  response: Response,
  text: string,
  { onViolation, acceptViolations }: ViolationOptions = {},
): unknown {
  const report = (violations: ReturnType<typeof findViolations>) => {
    for (const violation of violations) onViolation?.({ operationId, ...violation });
  };
  function fail(description: string, violations: ReturnType<typeof findViolations>): never {
    report(violations);
    const message = `The server's answer to ${operationId} does not match the contract: ${description}`;
    throw new ApiError(operationId, 'contract', message, response.status);
  }

  // The contract, not the status, says whether there is a body.
  if (text.trim() === '' && responseSchema.safeParse(undefined).success) return {};

  // The contract describes a plain text.
  if (isPlainText(response) && responseSchema.safeParse(text).success) return text;

  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const received = describeInvalidJson(text);
    fail(`the body is ${received}`, [{ pointer: '', expected: 'JSON', received }]);
  }
  const { data, error } = responseSchema.safeParse(body);
  if (isObject(body) && body['success'] === false) {
    // If the contract allows any value of `success`, it does not describe `success: false`.
    const isDescribed = !responseSchema.safeParse({ ...body, success: Symbol() }).success;
    if (error || !isDescribed) throw createHttpError(operationId, response, body, bodyConstraints);
  }
  if (!error) return data;
  const violations = findViolations(error.issues, body);
  const readable = acceptViolations && leaveOutMisfits(body, error.issues);
  if (!readable) fail(describeViolation(error.issues, body), violations);
  report(violations);
  return readable;
}

const isPlainText = ({ headers }: Response) =>
  /^text\/plain\b/i.test(headers.get('content-type') ?? '');

function describeInvalidJson(text: string): string {
  if (text.trim() === '') return 'empty';
  return text.trimStart().startsWith('<') ? 'HTML, not JSON' : 'not complete JSON';
}
