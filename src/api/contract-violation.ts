import type { core } from 'zod/mini';

/** A part of a response that violates the contract. It names types only, never a value: values may be personal data. */
export interface ContractViolation {
  /** The contract's operationId. */
  operationId: string;
  /** A JSON pointer (RFC 6901) into the response body, `/users/3/_id`; empty for the whole body. */
  pointer: string;
  expected: string;
  /** The type that was received: `number`, `nothing`, `HTML`. */
  received: string;
}

/** Identifies a violation; array indexes are ignored, so that equal violations of all items have one key. */
export const getViolationKey = ({
  operationId,
  pointer,
  expected,
}: Omit<ContractViolation, 'received'>) =>
  [operationId, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join(' ');

type Path = readonly PropertyKey[];

const getValueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], body);

const formatPath = (path: Path) =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('') || 'the body';

function describeType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const units: Record<string, string> = { string: ' characters', array: ' items' };

/** The violated constraint, `at least 0`, and how a value violates it, `is below 0`. */
function describeIssue(issue: core.$ZodIssue, received: string) {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: issue.expected, problem: `is ${received}, not ${issue.expected}` };
    case 'invalid_value': {
      const expected = issue.values.map(String).join(' or ');
      return { expected, problem: `is not ${expected}` };
    }
    case 'invalid_format': {
      const { format, pattern = format } = issue;
      return {
        expected: pattern,
        problem: `is not a valid ${format === 'regex' ? 'value' : format}`,
      };
    }
    case 'too_small':
      return {
        expected: `at least ${issue.minimum}${units[issue.origin] ?? ''}`,
        problem: `is below ${issue.minimum}`,
      };
    case 'too_big':
      return {
        expected: `at most ${issue.maximum}${units[issue.origin] ?? ''}`,
        problem: `is above ${issue.maximum}`,
      };
    default:
      return { expected: 'what the contract says', problem: 'is not what it should be' };
  }
}

/** The first violation as text: `users[3]._id is missing`. */
export function describeViolation(issues: readonly core.$ZodIssue[], body: unknown): string {
  const [issue] = issues;
  if (!issue) return 'the body is not what it should be';
  const value = getValueAt(body, issue.path);
  const problem = describeIssue(issue, describeType(value)).problem;
  return `${formatPath(issue.path)} ${value === undefined ? 'is missing' : problem}`;
}

const escapePointerToken = (key: PropertyKey) =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** All violations in a response body. */
export const findViolations = (
  issues: readonly core.$ZodIssue[],
  body: unknown,
): Omit<ContractViolation, 'operationId'>[] =>
  issues.map((issue) => {
    const value = getValueAt(body, issue.path);
    const received = value === undefined ? 'nothing' : describeType(value);
    return {
      pointer: issue.path.map((key) => `/${escapePointerToken(key)}`).join(''),
      expected: describeIssue(issue, received).expected,
      received,
    };
  });
