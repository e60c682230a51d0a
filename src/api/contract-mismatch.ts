import type { core } from 'zod/mini';
import type { Violation } from './violation.ts';

type Path = readonly PropertyKey[];

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], body);

const spelled = (path: Path) =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('') || 'the body';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function complaint(issue: core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `is ${kindOf(value)}, not ${issue.expected}`;
    case 'invalid_value':
      return `is not ${issue.values.map(String).join(' or ')}`;
    case 'invalid_format':
      return `is not a valid ${issue.format === 'regex' ? 'value' : issue.format}`;
    case 'too_small':
      return `is below ${issue.minimum}`;
    case 'too_big':
      return `is above ${issue.maximum}`;
    default:
      return 'is not what it should be';
  }
}

/** What breaks the contract in an answer, and where: `users[3]._id is missing`. */
export function describeMismatch(issues: readonly core.$ZodIssue[], body: unknown): string {
  const [issue] = issues;
  if (!issue) return 'the body is not what it should be';
  return `${spelled(issue.path)} ${complaint(issue, valueAt(body, issue.path))}`;
}

const units: Record<string, string> = { string: ' characters', array: ' items' };

/** What the contract asks for where an issue is, in its own terms. */
function wanted(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'invalid_format':
      return issue.pattern ?? issue.format;
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return 'what the contract says';
  }
}

const escaped = (key: PropertyKey) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** Everything in an answer that breaks the contract, by the kinds of its values alone. */
export const mismatches = (
  issues: readonly core.$ZodIssue[],
  body: unknown,
): Omit<Violation, 'operation'>[] =>
  issues.map((issue) => {
    const value = valueAt(body, issue.path);
    return {
      pointer: issue.path.map((key) => `/${escaped(key)}`).join(''),
      expected: wanted(issue),
      received: value === undefined ? 'nothing' : kindOf(value),
    };
  });
