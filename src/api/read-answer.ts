import { ApiError } from './api-error.ts';
import { describeMismatch } from './contract-mismatch.ts';
import { failureMessage } from './failure-message.ts';
import type { Operation } from './operation.ts';

function breach(operation: Operation, what: string, status: number): ApiError {
  const message = `The server's answer to ${operation.id} does not match the contract: ${what}`;
  return new ApiError(operation.id, 'contract', message, status);
}

function parsed(operation: Operation, text: string, status: number): unknown {
  if (text.trim() === '') throw breach(operation, 'the body is empty', status);
  try {
    return JSON.parse(text);
  } catch {
    const what = text.trimStart().startsWith('<') ? 'HTML, not JSON' : 'not complete JSON';
    throw breach(operation, `the body is ${what}`, status);
  }
}

const saysFailure = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** The checked body of a 2xx answer; throws an ApiError when it is a failure or not the contract's. */
export function readAnswer(operation: Operation, response: Response, text: string): unknown {
  const { status } = response;
  const body = parsed(operation, text, status);
  if (saysFailure(body)) {
    throw new ApiError(operation.id, 'refused', failureMessage(response, body), status);
  }
  const result = operation.answer.safeParse(body);
  if (!result.success) throw breach(operation, describeMismatch(result.error.issues, body), status);
  return result.data;
}
