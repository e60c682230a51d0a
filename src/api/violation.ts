/** A breach of the contract: where it is and of what kind, never the value itself. */
export interface Violation {
  /** The contract's operationId. */
  operation: string;
  /** A JSON pointer into the answer's body, `/users/3/_id`; empty for the whole body. */
  pointer: string;
  expected: string;
  /** The kind of what is there: `number`, `nothing`, `HTML`. */
  received: string;
}

/** The same for violations that differ only in which item of a list they are in. */
export const sameViolation = ({ operation, pointer, expected }: Omit<Violation, 'received'>) =>
  [operation, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join(' ');
