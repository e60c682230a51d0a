import { ApiError } from './api-error.ts';
import { describeMismatch, mismatches } from './contract-mismatch.ts';
import { failureMessage } from './failure-message.ts';
import type { Operation } from './operation.ts';
import type { Violation } from './violation.ts';

type OnViolation = ((violation: Violation) => void) | undefined;

function breach(operation: Operation, what: string, status: number): ApiError {
  const message = `The server's answer to ${operation.id} does not match the contract: ${what}`;
  return new ApiError(operation.id, 'contract', message, status);
}

/** What a body is that cannot be parsed. */
function unreadable(text: string): string {
  if (text.trim() === '') return 'empty';
  return text.trimStart().startsWith('<') ? 'HTML, not JSON' : 'not complete JSON';
}

function parsed(operation: Operation, text: string, status: number, tell: OnViolation): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const received = unreadable(text);
    tell?.({ operation: operation.id, pointer: '', expected: 'JSON', received });
    throw breach(operation, `the body is ${received}`, status);
  }
}

const saysFailure = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** The checked body of a 2xx answer; throws an ApiError when it is a failure or not the contract's. */
export function readAnswer(
  operation: Operation,
  response: Response,
  text: string,
  tell?: OnViolation,
): unknown {
  const { status } = response;
  const body = parsed(operation, text, status, tell);
  if (saysFailure(body)) {
    throw new ApiError(operation.id, 'refused', failureMessage(response, body), status);
  }
  const result = operation.answer.safeParse(body);
  if (!result.success) {
    const { issues } = result.error;
    for (const one of mismatches(issues, body)) tell?.({ operation: operation.id, ...one });
    throw breach(operation, describeMismatch(issues, body), status);
  }
  return result.data;
}
