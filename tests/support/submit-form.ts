import * as z from 'zod/mini';
import type { Operation, Operations } from '../../src/api/contract.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import { createFormResolver } from '../../src/engine/form/form-validation.ts';
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

/** What a form would send, and the errors of its fields by name. */
export async function submitForm({ fields, operation, originalValues = {} }: Form, input: Values) {
  const resolver = createFormResolver(fields, operation, originalValues);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await resolver({ ...input }, undefined, options);
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message ?? error]);
  return { values: values as Values, errors: Object.fromEntries(messages) as Values };
}
