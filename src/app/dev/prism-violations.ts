import * as z from 'zod/mini';
import type { Violation } from '../../api/violation.ts';

const schema = z.array(z.object({ location: z.array(z.string()), message: z.string() }));

/** Prism cuts a long list anywhere: what remains of it is all up to the last whole item. */
function parsed(header: string): unknown {
  const list = header.slice(header.indexOf('['));
  try {
    return JSON.parse(list);
  } catch {
    return JSON.parse(`${list.slice(0, list.lastIndexOf('},{'))}}]`);
  }
}

const unreadable = {
  pointer: '',
  expected: 'a header that can be read',
  received: 'sl-violations',
};

const pointerOf = (keys: string[]) => keys.map((key) => `/${key}`).join('');

/** What Prism found in an answer, or in the request that it answers, from its header `sl-violations`. */
export function prismViolations(headers: Headers, operation: string): Violation[] {
  const header = headers.get('sl-violations');
  if (!header) return [];
  try {
    return schema.parse(parsed(header)).map(({ location: [place, ...path], message }) => {
      const inAnswer = path[0] === 'body' ? path.slice(1) : path;
      return {
        operation,
        pointer: place === 'request' ? `request ${pointerOf(path)}` : pointerOf(inAnswer),
        expected: message,
        received: '—',
      };
    });
  } catch {
    return [{ operation, ...unreadable }];
  }
}
