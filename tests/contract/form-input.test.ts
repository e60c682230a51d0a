import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/operation.ts';
import { changeSet, type Values } from '../../src/engine/form/change-set.ts';
import { formRules } from '../../src/engine/form/form-rules.ts';
import type { Resource } from '../../src/engine/resource.ts';
import { resources } from '../../src/resources/registry.ts';
import { fields as profileFields, profileRoute } from '../../src/screens/profile/profile-form.ts';
import { contract } from '../support/contract-document.ts';
import { casesOf, seed } from '../support/generated/cases.ts';
import { judge } from '../support/generated/judge.ts';
import type { Schema } from '../support/generated/schema.ts';

const count = 200;

interface Form {
  route: string;
  fields: Resource['fields'];
}

const forms: Form[] = [
  ...resources.flatMap((resource: Resource) =>
    [resource.routes.create, resource.routes.update]
      .filter((route) => route !== undefined)
      .map((route) => ({ route, fields: resource.fields })),
  ),
  { route: profileRoute, fields: profileFields },
];

/** The body as a form knows it: JSON in a text is the list itself; a picture is no matter of ajv's. */
function knownToForms({ properties = {}, required = [], ...body }: Schema): Schema {
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

const isForm = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form can type what is wrong, but not what it has no field for. */
const withoutExtras = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (name, part: unknown) =>
      name === 'additionalProperties' ? undefined : part,
    ),
  ) as Schema;

describe.each(forms)('the form of $route', ({ route, fields }) => {
  const body = contract.find((operation) => operation.route === route)?.body ?? {};
  const operation = operations[route];
  if (!operation) throw new Error(`The contract has no ${route}.`);
  const schema = withoutExtras(knownToForms({ ...body, minProperties: 1 }));
  const keepsContract = judge(schema);
  const stored = {};
  const rules = formRules(fields, operation, stored);
  const picture = { image: new Blob(['a picture']) };
  const withPicture = body.required?.includes('image') === true;

  /** What the client says of typed values, and what the contract says of the body that they make. */
  async function verdicts(typed: Values) {
    const { errors } = await rules({ ...typed, ...(withPicture && picture) }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const sent = changeSet(stored, typed);
    return {
      client: Object.keys(errors).length === 0,
      // To send nothing is no mistake of a value: a form warns of it in its own way.
      contract: keepsContract(sent) === undefined || (isEmpty(sent) && !schema.required?.length),
    };
  }

  const cases = casesOf(schema, 4 * count);
  const accepted = cases.map(({ valid }) => valid as Values).slice(0, count);
  const refused = cases
    .map(({ broken }) => broken.value)
    .filter(isForm)
    .slice(0, count);

  test(`decides as the contract does on ${count} inputs that keep it (seed ${seed})`, async () => {
    expect(accepted).toHaveLength(count);
    for (const typed of accepted) {
      const { client, contract: keeps } = await verdicts(typed);
      expect({ typed, accepted: client }).toEqual({ typed, accepted: keeps });
    }
  });

  test(`decides as the contract does on ${count} inputs that break it (seed ${seed})`, async () => {
    expect(refused).toHaveLength(count);
    let refusals = 0;
    for (const typed of refused) {
      const { client, contract: keeps } = await verdicts(typed);
      expect({ typed, accepted: client }).toEqual({ typed, accepted: keeps });
      refusals += client ? 0 : 1;
    }
    expect(refusals).toBeGreaterThan(0);
  });
});
