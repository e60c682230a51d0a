import { describe, expect, test } from 'vitest';
import { operations as productOperations, type Operations } from '../../src/api/contract.ts';
import { resources } from '../../src/app/resources.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { getBody, type Values } from '../../src/engine/form/form-values.ts';
import {
  formFields as profileFields,
  profileOperation,
} from '../../src/product/screens/profile/profile-form.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';
import { specimens } from '../engine/specimens/specimens.ts';
import { contractOperations, readOperations } from '../support/contract-operations.ts';
import { generateCases, isObject, seed } from '../support/contract-values/cases.ts';
import { createValidator } from '../support/contract-values/create-validator.ts';
import type { JsonSchema } from '../../scripts/generate/combine-schemas.ts';
import { requireOperation, submitForm } from '../support/submit-form.ts';

const count = 200;

interface Form {
  key: string;
  fields: FormFields;
  operations?: Operations;
}

const listForms = ({ operations: { create, update }, formFields: fields }: Resource): Form[] =>
  [create, update].filter((key) => key !== undefined).map((key) => ({ key, fields }));

const forms: Form[] = [
  ...resources.flatMap(listForms),
  { key: profileOperation, fields: profileFields },
  ...listForms(specimens).map((form) => ({ ...form, operations: specimenOperations })),
];

const contracts = [
  ...contractOperations,
  ...(await readOperations('tests/engine/specimens/openapi.yaml')),
];

/** The schema of a body as the form holds it: lists instead of their JSON text, and no image, which ajv does not check. */
function toFormSchema({ properties = {}, required = [], ...body }: JsonSchema): JsonSchema {
  const parts = Object.entries(properties)
    .filter(([, { format }]) => format !== 'binary')
    .map(([name, part]) => [name, part.contentSchema ?? part] as const);
  const names = new Set(parts.map(([name]) => name));
  return {
    ...body,
    minProperties: 1,
    properties: Object.fromEntries(parts),
    required: required.filter((name) => names.has(name)),
  };
}

/** A form cannot have values without a field, so additional properties are not part of the comparison. */
const allowAdditionalProperties = (schema: JsonSchema) =>
  JSON.parse(
    JSON.stringify(schema, (name, part: unknown) =>
      name === 'additionalProperties' ? undefined : part,
    ),
  ) as JsonSchema;

describe.each(forms)('The form of $key', ({ key, fields, operations = productOperations }) => {
  const operation = requireOperation(operations, key);
  const { bodySchema = {} } = contracts.find((documented) => documented.key === key) ?? {};
  const schema = allowAdditionalProperties(toFormSchema(bodySchema));
  const findViolation = createValidator(schema);
  const image = bodySchema.required?.includes('image') ? { image: new Blob(['an image']) } : {};

  async function isAcceptedByForm(values: Values) {
    const { errors } = await submitForm({ fields, operation }, { ...values, ...image });
    return Object.keys(errors).length === 0;
  }

  /** Whether the contract accepts the request body with the values. */
  function isAcceptedByContract(values: Values) {
    const body = getBody({}, values, operation);
    // An empty body is no validation error: the form shows another message for it.
    const isUnsent = Object.keys(body).length === 0 && !schema.required?.length;
    return isUnsent || findViolation(body) === undefined;
  }

  const cases = generateCases(schema, 4 * count);

  const inputs = [
    {
      kind: 'valid',
      values: cases
        .map(({ valid }) => valid)
        .filter(isObject)
        .slice(0, count),
    },
    {
      kind: 'invalid',
      values: cases
        .map(({ broken }) => broken)
        .filter(isObject)
        .slice(0, count),
    },
  ];

  test.each(inputs)(
    `agrees with the contract on ${count} $kind inputs (seed ${seed})`,
    async ({ values }) => {
      expect(values).toHaveLength(count);
      for (const input of values) {
        const accepted = await isAcceptedByForm(input);
        expect({ input, accepted }).toEqual({ input, accepted: isAcceptedByContract(input) });
      }
    },
  );

  test('rejects an invalid input', () => {
    expect(inputs[1]?.values.every(isAcceptedByContract)).toBe(false);
  });
});
