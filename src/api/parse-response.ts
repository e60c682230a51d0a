import { ApiError, createHttpError } from './api-error.ts';
import { describeViolation, findViolations, type ContractViolation } from './contract-violation.ts';
import type { Operation } from './contract.ts';

/**
 * The validated body of a 2xx response; an empty object if contract and response have no body. Throws an ApiError for a
 * contract violation, and for `success: false`, unless the contract describes such a response.
 */
export function parseResponse(
  { id: operationId, bodyConstraints, responseSchema }: Operation,
  response: Response,
  text: string,
  onViolation?: (violation: ContractViolation) => void,
): unknown {
  function fail(description: string, violations: ReturnType<typeof findViolations>): never {
    for (const violation of violations) onViolation?.({ operationId, ...violation });
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
  if ((body as { success?: unknown } | null)?.success === false) {
    // If the contract allows any value of `success`, it does not describe `success: false`.
    const isDescribed = !responseSchema.safeParse({ ...Object(body), success: Symbol() }).success;
    if (error || !isDescribed)
      throw createHttpError(operationId, response, body, Object.keys(bodyConstraints));
  }
  if (error) fail(describeViolation(error.issues, body), findViolations(error.issues, body));
  return data;
}

const isPlainText = ({ headers }: Response) =>
  /^text\/plain\b/i.test(headers.get('content-type') ?? '');

function describeInvalidJson(text: string): string {
  if (text.trim() === '') return 'empty';
  return text.trimStart().startsWith('<') ? 'HTML, not JSON' : 'not complete JSON';
}
