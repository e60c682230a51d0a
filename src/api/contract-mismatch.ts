import type { core } from 'zod/mini';

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
