import type { Fault } from './judge-body.ts';

interface Place {
  /** The request line. */
  request: string;
  pointer: string;
}

/** One way to break the contract, with every place where it was met. */
export interface Finding extends Fault, Place {
  operationId: string;
  /** Absent when no answer came. */
  status?: number;
  places: Place[];
}

export interface Met extends Fault {
  operationId: string;
  request: string;
  status: number | undefined;
}

/** The same fault in another row, or of another number, is the same finding. */
function sameAs({ operationId, status, pointer, expected, received }: Met): string {
  const words = [pointer, expected, received].map((word) => word.replace(/\d+/g, '*'));
  return JSON.stringify([operationId, status, ...words]);
}

/** Collects faults, and keeps like with like. */
export function createFindings() {
  const found = new Map<string, Finding>();
  return {
    add(met: Met): void {
      const { operationId, request, status, pointer, expected, received } = met;
      const key = sameAs(met);
      const before = found.get(key);
      if (before) before.places.push({ request, pointer });
      else {
        found.set(key, {
          operationId,
          request,
          ...(status !== undefined && { status }),
          pointer,
          expected,
          received,
          places: [{ request, pointer }],
        });
      }
    },
    all: () => [...found.values()],
  };
}
