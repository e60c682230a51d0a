import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../src/api/contract.ts';
import { getBody, type Values } from '../../../src/engine/form/form-values.ts';
import { createFormResolver } from '../../../src/engine/form/form-validation.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import { casesOf, seed } from './cases.ts';
import { createValidator } from './create-validator.ts';
import type { JsonSchema } from '../../../scripts/generate/json-schema.ts';

const count = 200;

/** The schema of a body as the form holds it: lists instead of their JSON text, and no image, which ajv does not check. */
function toFormSchema({ properties = {}, required = [], ...body }: JsonSchema): JsonSchema {
  const parts = Object.entries(properties)
    .filter(([, { format }]) => format !== 'binary')
    .map(([name, part]) => [name, part.contentSchema ?? part] as const);
  const names = new Set(parts.map(([name]) => name));
  return {
    ...body,
    properties: Object.fromEntries(parts),
    required: required.filter((name) => names.has(name)),
  };
}

const isEmpty = (body: object) => Object.keys(body).length === 0;

const isFormValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form cannot have values without a field, so additional properties are not part of the comparison. */
const allowAdditionalProperties = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (name, part: unknown) =>
      name === 'additionalProperties' ? undefined : part,
    ),
  ) as JsonSchema;

interface Form {
  operation: Operation;
  fields: Resource['formFields'];
  /** The contract's schema of the request body. */
  bodySchema: JsonSchema;
}

/** Tests that a form accepts and refuses generated values exactly as ajv does. */
export const describeForm = (title: string, { operation, fields, bodySchema }: Form) =>
describe(title, () => {
  const schema = allowAdditionalProperties(toFormSchema({ ...bodySchema, minProperties: 1 }));
  const findViolation = createValidator(schema);
  const originalValues = {};
  const resolver = createFormResolver(fields, operation, originalValues);
  const image = bodySchema.required?.includes('image') ? { image: new Blob(['an image']) } : {};

  /** Whether the form accepts the values, and whether the contract accepts the request body with them. */
  async function validate(values: Values) {
    const { errors } = await resolver({ ...values, ...image }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const body = getBody(originalValues, values, operation);
    return {
      isAcceptedByForm: Object.keys(errors).length === 0,
      // An empty body is no validation error: the form shows another message for it.
      isAcceptedByContract:
        findViolation(body) === undefined || (isEmpty(body) && !schema.required?.length),
    };
  }

  const cases = casesOf(schema, 4 * count);
  const validInputs = cases.map(({ valid }) => valid as Values).slice(0, count);
  const invalidInputs = cases
    .map(({ broken }) => broken.value)
    .filter(isFormValues)
    .slice(0, count);

  test(`agrees with the contract on ${count} valid inputs (seed ${seed})`, async () => {
    expect(validInputs).toHaveLength(count);
    for (const values of validInputs) {
      const { isAcceptedByForm, isAcceptedByContract } = await validate(values);
      expect({ values, accepted: isAcceptedByForm }).toEqual({
        values,
        accepted: isAcceptedByContract,
      });
    }
  });

  test(`agrees with the contract on ${count} invalid inputs (seed ${seed})`, async () => {
    expect(invalidInputs).toHaveLength(count);
    let rejectedInputs = 0;
    for (const values of invalidInputs) {
      const { isAcceptedByForm, isAcceptedByContract } = await validate(values);
      expect({ values, accepted: isAcceptedByForm }).toEqual({
        values,
        accepted: isAcceptedByContract,
      });
      rejectedInputs += isAcceptedByForm ? 0 : 1;
    }
    expect(rejectedInputs).toBeGreaterThan(0);
  });
});
