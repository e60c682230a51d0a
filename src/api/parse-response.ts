import { ApiError, getErrorMessage } from './api-error.ts';
import { describeViolation, findViolations, type ContractViolation } from './contract-violation.ts';
import type { Operation } from './contract.ts';

type OnViolation = ((violation: ContractViolation) => void) | undefined;

/** The validated body of a 2xx response, an empty object for 204; throws an ApiError for `success: false` and for a contract violation. */
export function parseResponse(
  operation: Operation,
  response: Response,
  text: string,
  onViolation?: OnViolation,
): unknown {
  const { id: operationId, responseSchema } = operation;
  const { status } = response;
  if (status === 204) return {};
  const body = parseJson(operation, text, status, onViolation);
  if (isFailure(body)) {
    throw new ApiError(operationId, 'http', getErrorMessage(response, body), status);
  }
  const result = responseSchema.safeParse(body);
  if (!result.success) {
    const { issues } = result.error;
    for (const violation of findViolations(issues, body)) {
      onViolation?.({ operationId, ...violation });
    }
    throw createContractError(operation, describeViolation(issues, body), status);
  }
  return result.data;
}

function parseJson(
  operation: Operation,
  text: string,
  status: number,
  onViolation: OnViolation,
): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const received = describeInvalidJson(text);
    onViolation?.({ operationId: operation.id, pointer: '', expected: 'JSON', received });
    throw createContractError(operation, `the body is ${received}`, status);
  }
}

function describeInvalidJson(text: string): string {
  if (text.trim() === '') return 'empty';
  return text.trimStart().startsWith('<') ? 'HTML, not JSON' : 'not complete JSON';
}

function isFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

function createContractError({ id }: Operation, violation: string, status: number): ApiError {
  const message = `The server's answer to ${id} does not match the contract: ${violation}`;
  return new ApiError(id, 'contract', message, status);
}
