/** A failure that the contract documents; becomes `{ success: false, error: { message } }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const failure = (message: string) => ({ success: false, error: { message } });
