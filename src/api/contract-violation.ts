import type { core } from 'zod/mini';
import { isObject } from './response-parts.ts';

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
export const getViolationKey = ({ operationId, pointer, expected }: ContractViolation) =>
  [operationId, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join(' ');

type Path = readonly PropertyKey[];

const getValueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);

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

/** What the contract expects of a value: `at least 0`. */
function describeExpected(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'void' ? 'empty' : issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'invalid_format':
      // The name of a format, such as `date`, says more than its pattern.
      return (issue.format === 'regex' && issue.pattern) || issue.format;
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return 'what the contract says';
  }
}

/** The first violation as text: `users[3]._id is missing`. */
export function describeViolation(issues: readonly core.$ZodIssue[], body: unknown): string {
  const [issue] = issues;
  if (!issue) return 'the body is not what it should be';
  const path = formatPath(issue.path);
  const value = getValueAt(body, issue.path);
  if (value === undefined) return `${path} is missing`;
  const received = issue.code === 'invalid_type' ? ` ${describeType(value)},` : '';
  return `${path} is${received} not ${describeExpected(issue)}`;
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
    return {
      pointer: issue.path.map((key) => `/${escapePointerToken(key)}`).join(''),
      expected: describeExpected(issue),
      received: value === undefined ? 'nothing' : describeType(value),
    };
  });

/** Whether a type, as zod or `describeType` calls it, is a list, an object, or a value without parts. */
function getShape(type: string): 'array' | 'object' | 'value' {
  if (type === 'array') return 'array';
  return type === 'object' || type === 'record' ? 'object' : 'value';
}

/**
 * Copies a body without the values that have another shape than in the contract, such as an object in place of a text,
 * which no screen could show. Their properties are undefined, which no property in JSON is, so a form can tell them from
 * absent ones. Other values that violate the contract stay, such as null or a text that is too long.
 * Undefined if a list or an object is missing outside of the rows: then it may be another response altogether.
 */
export function leaveOutMisfits(body: unknown, issues: readonly core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(body);
  const lists = new Set<unknown[]>();
  for (const issue of issues) {
    const { path } = issue;
    const value = getValueAt(copy, path);
    if (issue.code !== 'invalid_type' || (value === null && path.length > 0)) continue;
    const shape = getShape(issue.expected);
    if (value !== undefined && getShape(describeType(value)) === shape) continue;
    const isInRow = path.some((key) => typeof key === 'number');
    if (path.length === 0 || (shape !== 'value' && !isInRow)) return undefined;
    if (value === undefined) continue;
    const owner = getValueAt(copy, path.slice(0, -1));
    if (isObject(owner)) Reflect.set(owner, path.at(-1) ?? '', undefined);
    if (Array.isArray(owner)) lists.add(owner);
  }
  for (const list of lists)
    list.splice(0, list.length, ...list.filter((item) => item !== undefined));
  return copy;
}
