/** A failure that the contract documents; becomes `{ success: false, error: { message } }`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const failure = (message: string) => ({ success: false, error: { message } });
