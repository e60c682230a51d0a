import { toError } from '../../src/api/to-error.ts';
import { childPointer, dataKeys, mapKeys } from './document-parts.ts';

const atom = String.raw`(?:\[(?:\\.|[^\]\\])*\]|\\.|[^\\()[\]|?*+{}])`;
const optionalAtom = String.raw`(?:${atom}(?:[?*]|\{0,\d*\})\??)*`;

/**
 * A repeated group that one repeated atom can fill: `(\w+\s?)*`. The time to find that a text does not match doubles with
 * each of its characters.
 */
const repeatedRepetition = new RegExp(
  String.raw`\((?:\?:)?${optionalAtom}${atom}(?:[*+]|\{\d+,\})\??${optionalAtom}\)(?:[*+]|\{\d+,\})`,
);

/** Says why a pattern cannot be used; undefined if it can. */
function findPatternProblem(pattern: string): string | undefined {
  try {
    void new RegExp(pattern);
  } catch (error) {
    return toError(error).message;
  }
  return repeatedRepetition.test(pattern)
    ? `Some texts take minutes to compare with the pattern ${pattern}`
    : undefined;
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
