/** Builds the request of a form: its values as a request body, validated with the schema of the contract. */
import type { FieldError } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Operation } from '../../api/contract.ts';
import { attributesPath } from '../../api/request-body.ts';
import { findPartSchema } from '../../api/response-parts.ts';
import { completeWebUrl } from '../../ui/web-url.ts';
import { type FormFields, isParts } from '../config/input-values.ts';
import { completeColour } from '../inputs/native-inputs.tsx';
import {
  findPart,
  formatConstraintMessage,
  listIssues,
  locateIssue,
  type Part,
} from './form-validation.ts';
import { type BodyShape, getBody, getDirtyValues, listTexts, type Values } from './form-values.ts';
import { toError } from '../../api/to-error.ts';

/** The result of a submit: nothing to send, errors by the paths of their values, or the body to send. */
export type FormRequest =
  | { kind: 'unchanged' }
  | { kind: 'invalid'; errors: Record<string, FieldError> }
  | { kind: 'body'; body: Values };

/** The parts of a form from which its request is built. */
export interface FormSource {
  fields: FormFields;
  operation: Operation & BodyShape;
  /** The values on the server; empty for a new record. */
  originalValues: Values;
}

/** Characters that the format `uri` (RFC 3986) does not allow, but that browsers do not encode. */
const notInUri = /%(?![\da-f]{2})|[^\w.~:/?#[\]@!$&'()*+,;=%-]/gi;

/**
 * Completes a link to the form in which it is stored, which is that of the browser's parser. Throws for a scheme other
 * than http(s), because such a link may run code.
 */
function completeLink(text: string, { field, constraints }: Part): string {
  const link = completeWebUrl(text);
  if (!link) throw new Error(formatConstraintMessage({ ...field, type: 'url' }, constraints));
  return constraints.format === 'uri' ? link.replace(notInUri, encodeURIComponent) : link;
}

interface Settling {
  /** The errors that were found, by path. */
  errors: Record<string, FieldError>;
  /** Texts that are stored already. They are not completed, because nobody has asked for this change. */
  storedTexts: ReadonlySet<unknown>;
}

/** Awaits the promises in a value, such as that of an image that is being cropped, and completes links and colours. */
async function settle(
  value: unknown,
  part: Part | undefined,
  settling: Settling,
  path: readonly PropertyKey[],
): Promise<unknown> {
  if (settling.storedTexts.has(value)) return value;
  const settlePart = (each: unknown, index: number) =>
    settle(each, part && findPart(part, index), settling, [...path, index]);
  if (Array.isArray(value)) return Promise.all(value.map(settlePart));
  if (isParts(value)) return settleParts(value, part, settling, path);
  try {
    if (part?.field.type === 'colour' && typeof value === 'string') return completeColour(value);
    const isLink = part?.field.type === 'url' || part?.constraints.format === 'uri';
    return isLink && typeof value === 'string' ? completeLink(value, part) : await value;
  } catch (error) {
    settling.errors[path.join('.')] = { type: 'rejected', message: toError(error).message };
    return undefined;
  }
}

/** Settles each property of an object. */
async function settleParts(
  values: Values,
  part: Part | undefined,
  settling: Settling,
  path: readonly PropertyKey[] = [],
): Promise<Values> {
  const settled = Object.entries(values).map(async ([name, value]) => {
    const settledValue = await settle(value, part && findPart(part, name), settling, [
      ...path,
      name,
    ]);
    return [name, settledValue] as const;
  });
  return Object.fromEntries(await Promise.all(settled));
}

/**
 * Builds the request of a form: the values that differ from the original ones, and those that the contract requires. If
 * no value differs, there is nothing to send.
 */
export async function buildRequest(
  { fields, operation, originalValues }: FormSource,
  values: Values,
): Promise<FormRequest> {
  const { bodyConstraints, resourceObject } = operation;
  const schema = findPartSchema(operation.bodySchema, resourceObject ? attributesPath : []);
  const form: Part = {
    field: { label: 'The form', fields },
    constraints: { properties: bodyConstraints },
  };
  const errors: Settling['errors'] = {};
  const storedTexts = new Set(listTexts(originalValues));
  // The output of zod is not used, because zod drops properties that the contract does not know. The server validates
  // those.
  const body = await settleParts(getBody(originalValues, values, operation), form, {
    errors,
    storedTexts,
  });
  const { error } = z.safeParse(schema ?? z.unknown(), body, { reportInput: true });
  for (const issue of listIssues(error?.issues ?? [])) {
    const { path, message } = locateIssue(issue, form);
    errors[path] ??= { type: issue.code, message };
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const isDirty = Object.keys(getDirtyValues(originalValues, values, operation)).length > 0;
  return isDirty ? { kind: 'body', body } : { kind: 'unchanged' };
}
