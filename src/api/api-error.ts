/**
 * Why a call failed: the server `refused` it, it was not reached (`network`), or its answer breaks
 * the `contract`.
 */
export type FailureKind = 'refused' | 'network' | 'contract';

/** The one error of every call. Its message is fit to show, chosen as product.md §8 orders. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The contract's operationId. */
  readonly operation: string;
  readonly kind: FailureKind;
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined;

  constructor(operation: string, kind: FailureKind, message: string, status?: number) {
    super(message);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
  }
}
