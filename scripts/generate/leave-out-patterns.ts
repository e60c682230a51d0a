import { isSafePattern } from 'redos-detector';
import { toError } from '../../src/api/to-error.ts';
import { childPointer, dataKeys, mapKeys } from './document-parts.ts';

/** A group that is repeated without a limit. Only patterns with one can take exponential time. */
const repeatedGroup = /\)(?:[*+]|\{\d+,\})/;

/** Says why a pattern cannot be used; undefined if it can. */
function findPatternProblem(pattern: string): string | undefined {
  try {
    void new RegExp(pattern);
  } catch (error) {
    return toError(error).message;
  }
  if (!repeatedGroup.test(pattern) || isSafePattern(pattern, { timeout: 500 }).safe)
    return undefined;
  return `Some texts take minutes to compare with the pattern ${pattern}`;
}

/**
 * Removes the patterns from a parsed file that are no regular expressions of JavaScript, or with which a page or a server
 * may hang. `report` receives the pointer of the first use of each, and what is wrong with it.
 */
export function leaveOutPatterns(
  parsed: unknown,
  report: (pointer: string, problem: string) => void,
): void {
  const problems = new Map<string, string | undefined>();
  function visit(part: unknown, pointer: string, isMap: boolean): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const place = childPointer(pointer, key);
      if (!isMap && key === 'pattern' && typeof value === 'string') {
        const isKnown = problems.has(value);
        const problem = isKnown ? problems.get(value) : findPatternProblem(value);
        problems.set(value, problem);
        if (problem === undefined) continue;
        if (!isKnown) report(place, problem);
        Reflect.deleteProperty(part, key);
      } else if (isMap || !dataKeys.test(key)) visit(value, place, !isMap && mapKeys.test(key));
    }
  }
  visit(parsed, '#', false);
}
