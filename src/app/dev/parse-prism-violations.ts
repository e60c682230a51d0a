import * as z from 'zod/mini';
import type { ContractViolation } from '../../api/contract-violation.ts';

const schema = z.array(z.object({ location: z.array(z.string()), message: z.string() }));

/** Prism truncates a long list at any character: the complete items are kept. */
function parseHeader(header: string): unknown {
  const list = header.slice(header.indexOf('['));
  try {
    return JSON.parse(list);
  } catch {
    return JSON.parse(`${list.slice(0, list.lastIndexOf('},{'))}}]`);
  }
}

const invalidHeader = {
  pointer: '',
  expected: 'a header that can be read',
  received: 'sl-violations',
};

const buildPointer = (keys: string[]) => keys.map((key) => `/${key}`).join('');

/** The violations in a response, or in its request, that Prism lists in the header `sl-violations`. */
export function parsePrismViolations(headers: Headers, operationId: string): ContractViolation[] {
  const header = headers.get('sl-violations');
  if (!header) return [];
  try {
    return schema
      .parse(parseHeader(header))
      .map(({ location: [source, ...path], message: expected }) => {
        const responsePath = path[0] === 'body' ? path.slice(1) : path;
        return {
          operationId,
          pointer:
            source === 'request' ? `request ${buildPointer(path)}` : buildPointer(responsePath),
          expected,
          received: '—',
        };
      });
  } catch {
    return [{ operationId, ...invalidHeader }];
  }
}
