import * as z from 'zod/mini';
import type { Operation, Operations } from '../../src/api/contract.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import { buildRequest } from '../../src/engine/form/build-request.ts';
import type { Values } from '../../src/engine/form/form-values.ts';

/** An operation whose body has no constraints. */
export const emptyOperation: Operation = {
  id: 'updateThing',
  queryConstraints: {},
  bodyConstraints: {},
  requiredProperties: [],
  response: {},
  responseSchema: z.unknown(),
};

export function requireOperation(operations: Operations, key: string): Operation {
  const operation = operations[key];
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  return operation;
}

interface Form {
  fields: FormFields;
  operation: Operation;
  originalValues?: Values;
}

/** What a form would send, and the messages of its fields by path. */
export async function submitForm({ fields, operation, originalValues = {} }: Form, values: Values) {
  const request = await buildRequest({ fields, operation, originalValues }, values);
  const errors = request.kind === 'invalid' ? request.errors : {};
  const messages = Object.entries(errors).map(([path, { message }]) => [path, message] as const);
  return {
    values: request.kind === 'body' ? request.body : {},
    errors: Object.fromEntries(messages) as Values,
  };
}
