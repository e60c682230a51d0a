import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { describeOperation } from '../../scripts/generate/generate-operations.ts';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';

type Schemas = Record<string, object>;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Generates the operation of a request with the body, in a contract with the component schemas. */
async function generateOperation(body: object, schemas: Schemas = {}) {
  const content = { 'application/json': { schema: body } };
  const paths = { '/things': { post: { requestBody: { content }, responses: {} } } };
  const [operation] = await readContractOperations(mergeAllOf({ paths, components: { schemas } }));
  if (!operation) throw new Error('The contract has no operation.');
  return describeOperation(operation);
}

describe('The generated operation has every property of a body', () => {
  const name = { type: 'string', minLength: 2, maxLength: 40 };

  test('that allOf combines, with the tightest of its constraints', async () => {
    const schemas = {
      Named: { type: 'object', properties: { name, colour: { enum: ['red', 'green', 'blue'] } } },
    };
    const extra = {
      type: 'object',
      required: ['name', 'size'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 20 },
        colour: { type: 'string', enum: ['blue', 'black', 'red'] },
        size: { type: 'integer', minimum: 1 },
      },
    };
    const { bodyConstraints, requiredProperties } = await generateOperation(
      { allOf: [reference('Named'), extra] },
      schemas,
    );
    expect(requiredProperties).toEqual(['name', 'size']);
    expect(bodyConstraints).toEqual({
      name: { type: 'string', minLength: 2, maxLength: 20 },
      colour: { type: 'string', enum: ['red', 'blue'] },
      size: { type: 'integer', minimum: 1 },
    });
  });

  test('that one member requires and another describes', async () => {
    const schemas = { Named: { type: 'object', properties: { name } } };
    const { bodyConstraints, requiredProperties } = await generateOperation(
      { allOf: [reference('Named'), { required: ['name', 'undescribed'] }] },
      schemas,
    );
    expect(requiredProperties).toEqual(['name', 'undescribed']);
    expect(bodyConstraints).toEqual({ name, undescribed: {} });
  });

  test.each(['oneOf', 'anyOf'])(
    'of all alternatives of %s, with the constraints that hold for each of them',
    async (combinator) => {
      const cat = {
        type: 'object',
        required: ['kind', 'name', 'lives'],
        properties: { kind: { const: 'cat' }, name, lives: { type: 'integer', maximum: 9 } },
      };
      const dog = {
        type: 'object',
        required: ['kind', 'name'],
        properties: {
          kind: { const: 'dog' },
          name: { type: 'string', minLength: 1 },
          tricks: { type: 'array', items: { type: 'string', maxLength: 30 } },
        },
      };
      const { bodyConstraints, requiredProperties } = await generateOperation({
        [combinator]: [cat, dog],
      });
      expect(requiredProperties).toEqual(['kind', 'name']);
      expect(bodyConstraints).toEqual({
        kind: { enum: ['cat', 'dog'] },
        name: { type: 'string', minLength: 1 },
        lives: { type: 'integer', maximum: 9 },
        tricks: { type: 'array', items: { type: 'string', maxLength: 30 } },
      });
    },
  );

  test('that is defined next to alternatives', async () => {
    const { bodyConstraints, requiredProperties } = await generateOperation({
      type: 'object',
      required: ['name'],
      properties: { name, email: { type: 'string' }, mobile: { type: 'string' } },
      anyOf: [{ required: ['email'] }, { required: ['mobile'] }],
    });
    expect(Object.keys(bodyConstraints)).toEqual(['name', 'email', 'mobile']);
    expect(requiredProperties).toEqual(['name']);
  });

  test.each([
    ['a constant of each', { kind: { const: 'cat' } }, { kind: { enum: ['dog'] } }, {}],
    ['the named property', {}, {}, { discriminator: { propertyName: 'kind' } }],
  ])('of alternatives that are told apart by %s', async (_, cat, dog, named) => {
    const { bodyConstraints } = await generateOperation({
      properties: { pet: { oneOf: [{ properties: cat }, { properties: dog }], ...named } },
    });
    expect(bodyConstraints.pet).toMatchObject({ discriminator: 'kind', oneOf: [{}, {}] });
  });

  test('of a value that may be null', async () => {
    const { bodyConstraints } = await generateOperation(
      {
        properties: { name: { oneOf: [{ type: 'null' }, reference('Name')] } },
      },
      { Name: name },
    );
    expect(bodyConstraints).toEqual({ name: { ...name, type: ['string', 'null'] } });
  });
});

test('Alternatives of a discriminator without constants have the names of the mapping, else of their schemas', async () => {
  const pet = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const discriminator = { propertyName: 'kind', mapping: { feline: reference('Cat').$ref } };
  const oneOf = ['Cat', 'Dog'].map(reference);
  const schemas = { Cat: pet, Dog: pet, Pet: { discriminator, oneOf } };
  const info = { title: 'Pets', version: '1' };
  const responses = {
    200: { description: 'A pet.', content: { 'application/json': { schema: reference('Pet') } } },
  };
  const paths = { '/pet': { get: { operationId: 'getPet', responses } } };
  const document = { openapi: '3.1.0', info, paths, components: { schemas } };
  const code = await generateSchemas(mergeAllOf<object>(document) as OpenAPI3);
  expect(code.match(/z\.literal\(.+?\)/g)).toEqual(["z.literal('feline')", "z.literal('Dog')"]);
});

describe('The generated operation is finite', () => {
  test('if a schema contains itself: the nested one has no constraints', async () => {
    const category = {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 40 },
        parent: reference('Category'),
        children: { type: 'array', items: reference('Category') },
        related: { allOf: [reference('Category'), { type: 'object' }] },
        owner: { oneOf: [reference('Owner'), reference('Category')] },
      },
    };
    const owner = { type: 'object', properties: { favourite: reference('Category') } };
    const { bodyConstraints } = await generateOperation(reference('Category'), {
      Category: category,
      Owner: owner,
    });
    expect(JSON.stringify(bodyConstraints).length).toBeLessThan(100_000);
    expect(bodyConstraints).toMatchObject({
      parent: { properties: { name: { maxLength: 40 }, parent: {} } },
      children: { items: { properties: { name: { maxLength: 40 } } } },
      related: { properties: { name: { maxLength: 40 } } },
      owner: { properties: { name: { maxLength: 40 }, favourite: {} } },
    });
  });

  test('if allOf contains itself', async () => {
    const loop = { allOf: [reference('Loop'), { properties: { name: { type: 'string' } } }] };
    const { bodyConstraints } = await generateOperation(reference('Loop'), { Loop: loop });
    expect(bodyConstraints).toEqual({ name: { type: 'string' } });
  });
});

test('A parameter of the operation overrides that of the path with the same name and location', async () => {
  const parameter = (location: string, type: string) => ({
    name: 'id',
    in: location,
    schema: { type },
  });
  const operations = await readContractOperations({
    paths: {
      '/things/{id}': {
        parameters: [parameter('path', 'string'), parameter('query', 'string')],
        get: { parameters: [parameter('query', 'integer')], responses: {} },
      },
    },
  });
  // The parameters of the path are no operation.
  expect(operations.map(({ key, parameters }) => ({ key, parameters }))).toEqual([
    {
      key: 'GET /things/{id}',
      parameters: [parameter('path', 'string'), parameter('query', 'integer')],
    },
  ]);
});
