import { describe, expect, test } from 'vitest';
import { listOperations } from '../../scripts/generate/contract-operations.ts';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';
import { contractOf, jsonOf, listOf, objectOf, reference, text } from '../support/schemas.ts';

/** Generates the operation of a request with the body, in a contract with the component schemas; returns its properties. */
function generateBody(body: object, schemas: Record<string, object> = {}) {
  const paths = { '/things': { post: { requestBody: jsonOf(body), responses: {} } } };
  const [operation] = describeOperations(mergeAllOf(contractOf(paths, schemas)));
  const { bodyConstraints = {}, requiredProperties } = operation?.description ?? {};
  return { properties: bodyConstraints, required: requiredProperties };
}

describe('The generated operation has every property of a body', () => {
  const name = { type: 'string', minLength: 2, maxLength: 40 };

  test('that allOf combines', () => {
    const Named = objectOf({ name, colour: { enum: ['red', 'green', 'blue'] } });
    const extra = objectOf({
      name: { ...text, minLength: 1, maxLength: 20 },
      colour: { ...text, enum: ['blue', 'black', 'red'] },
      size: { type: 'integer', minimum: 1 },
    });
    const allOf = [reference('Named'), { ...extra, required: ['name', 'size'] }];
    expect(generateBody({ allOf }, { Named })).toEqual({
      properties: {
        name: { ...text, minLength: 2, maxLength: 20 },
        colour: { ...text, enum: ['red', 'blue'] },
        size: { type: 'integer', minimum: 1 },
      },
      required: ['name', 'size'],
    });
  });

  test('that one member requires and another describes', () => {
    const required = ['name', 'undescribed'];
    const allOf = [reference('Named'), { required }];
    expect(generateBody({ allOf }, { Named: objectOf({ name }) })).toEqual({
      properties: { name, undescribed: {} },
      required,
    });
  });

  test.each(['oneOf', 'anyOf'])('of all alternatives of %s', async (combinator) => {
    const lives = { type: 'integer', maximum: 9 };
    const tricks = listOf({ ...text, maxLength: 30 });
    const shortName = { ...text, minLength: 1 };
    const cat = objectOf({ kind: { const: 'cat' }, name, lives });
    const dog = objectOf({ kind: { const: 'dog' }, name: shortName, tricks });
    const alternatives = [
      { ...cat, required: ['kind', 'name', 'lives'] },
      { ...dog, required: ['kind', 'name'] },
    ];
    expect(generateBody({ [combinator]: alternatives })).toEqual({
      properties: { kind: { enum: ['cat', 'dog'] }, name: shortName, lives, tricks },
      required: ['kind', 'name'],
    });
  });

  test('that is defined next to alternatives', () => {
    const { properties, required } = generateBody({
      ...objectOf({ name, email: text, mobile: text }),
      required: ['name'],
      anyOf: [{ required: ['email'] }, { required: ['mobile'] }],
    });
    expect(Object.keys(properties)).toEqual(['name', 'email', 'mobile']);
    expect(required).toEqual(['name']);
  });

  test.each([
    ['a constant of each', { kind: { const: 'cat' } }, { kind: { enum: ['dog'] } }, {}],
    ['the named property', {}, {}, { discriminator: { propertyName: 'kind' } }],
  ])('of alternatives that are told apart by %s', async (_, cat, dog, named) => {
    const pet = { oneOf: [{ properties: cat }, { properties: dog }], ...named };
    const { properties } = generateBody({ properties: { pet } });
    expect(properties.pet).toMatchObject({ hasAlternatives: true });
  });

  test('with its description as plain text', () => {
    const described = { ...text, description: 'One of `a`, **b** and [c](https://example.com).' };
    const { properties } = generateBody({ properties: { described } });
    expect(properties.described).toMatchObject({ description: 'One of a, b and c.' });
  });

  test('of a value that may be null', () => {
    const nullable = { oneOf: [{ type: 'null' }, reference('Name')] };
    const { properties } = generateBody({ properties: { name: nullable } }, { Name: name });
    expect(properties).toEqual({ name: { ...name, type: ['string', 'null'] } });
  });
});

test('Alternatives of a discriminator have the names of its mapping', async () => {
  const pet = { ...objectOf({ kind: text }), required: ['kind'] };
  const discriminator = { propertyName: 'kind', mapping: { feline: reference('Cat').$ref } };
  const oneOf = ['Cat', 'Dog'].map(reference);
  const schemas = { Cat: pet, Dog: pet, Pet: { discriminator, oneOf } };
  const responses = { 200: { description: 'A pet.', ...jsonOf(reference('Pet')) } };
  const getPet = { operationId: 'getPet', responses };
  const contract = contractOf({ '/pet': { get: getPet } }, schemas);
  const { code } = await generateSchemas(mergeAllOf(contract));
  expect(code.match(/z\.literal\(.+?\)/g)).toEqual(["z.literal('feline')", "z.literal('Dog')"]);
});

test('The generated operation is finite if a schema contains itself: the nested one has no constraints', () => {
  const itself = reference('Category');
  const Category = objectOf({
    name: { ...text, maxLength: 40 },
    parent: itself,
    children: listOf(itself),
    related: { allOf: [itself, { type: 'object' }] },
    owner: { oneOf: [reference('Owner'), itself] },
  });
  const schemas = {
    Category: { ...Category, required: ['name'] },
    Owner: objectOf({ favourite: itself }),
  };
  const { properties } = generateBody(itself, schemas);
  expect(JSON.stringify(properties).length).toBeLessThan(100_000);
  const nested = { name: { maxLength: 40 } };
  expect(properties).toMatchObject({
    parent: { properties: { ...nested, parent: {} } },
    children: { items: { properties: nested } },
    related: { properties: nested },
    owner: { properties: { ...nested, favourite: {} } },
  });
});

test('The generated operation is finite if allOf contains itself', () => {
  const Loop = { allOf: [reference('Loop'), { properties: { name: text } }] };
  const { properties } = generateBody(reference('Loop'), { Loop });
  expect(properties).toEqual({ name: text });
});

describe('The generated request body has the media type', () => {
  const media = { schema: objectOf({ name: text }) };
  const describeBody = (...names: string[]) => {
    const content = Object.fromEntries(names.map((name) => [name, media]));
    const paths = { '/things': { post: { requestBody: { content }, responses: {} } } };
    return describeOperations(contractOf(paths))[0]?.description;
  };
  const form = 'application/x-www-form-urlencoded';

  test.each([
    [['application/xml', form, 'application/json'], { bodyType: 'json' }],
    [['application/json-patch+json', 'application/json'], { bodyType: 'json' }],
    [
      ['application/json-patch+json', 'application/merge-patch+json'],
      { bodyType: 'json', mediaType: 'application/merge-patch+json' },
    ],
    [['Application/Vnd.API+JSON'], { bodyType: 'json', mediaType: 'Application/Vnd.API+JSON' }],
    [
      ['application/json; charset=utf-8'],
      { bodyType: 'json', mediaType: 'application/json; charset=utf-8' },
    ],
    [[form, 'multipart/form-data'], { bodyType: 'multipart' }],
    [['text/xml', form], { bodyType: 'form' }],
  ])('that suits best of %j', (names, expected) => {
    const { bodyType, mediaType } = describeBody(...names) ?? {};
    expect({ bodyType, mediaType }).toEqual(expected);
  });
});

test('The generated operation has the styles of lists that are not written item by item', () => {
  const ids = { in: 'query', schema: listOf(text) };
  const parameters = [
    { ...ids, name: 'repeated' },
    { ...ids, name: 'joined', explode: false },
    { ...ids, name: 'piped', style: 'pipeDelimited' },
    { in: 'query', name: 'filter', style: 'deepObject', explode: true, schema: objectOf({}) },
  ];
  const encoding = {
    image: { contentType: 'image/png' },
    joined: { explode: false },
    meta: { style: 'deepObject', explode: true },
  };
  const content = { 'application/x-www-form-urlencoded': { schema: objectOf({}), encoding } };
  const post = { parameters, requestBody: { content }, responses: {} };
  expect(describeOperations(contractOf({ '/things': { post } }))[0]?.description).toMatchObject({
    queryStyles: { joined: 'form', piped: 'pipeDelimited' },
    bodyStyles: { joined: 'form', meta: 'deepObject' },
  });
});

test('Extensions next to paths and methods are no operations', () => {
  const get = { responses: {} };
  const paths = { 'x-internal': { get }, 'x-empty': null, '/things': { get, 'x-note': null } };
  expect(listOperations({ paths }).map(({ key }) => key)).toEqual(['GET /things']);
});

test('A parameter of the operation overrides that of the path with the same name and location', () => {
  const inPath = { name: 'id', in: 'path', schema: text };
  const inQuery = { name: 'id', in: 'query', schema: text };
  const ofOperation = { ...inQuery, schema: { type: 'integer' } };
  const operations = listOperations({
    paths: {
      '/things/{id}': {
        parameters: [inPath, inQuery],
        get: { parameters: [ofOperation], responses: {} },
      },
    },
  });
  // The parameters of the path are no operation.
  expect(operations.map(({ key, parameters }) => [key, parameters])).toEqual([
    ['GET /things/{id}', [inPath, ofOperation]],
  ]);
});

describe('A document of JSON:API', () => {
  const describeData = (data: object) => {
    const [operation] = describeOperations(
      contractOf({
        '/pilots': { post: { requestBody: jsonOf(objectOf({ data })), responses: {} } },
      }),
    );
    return operation?.description;
  };
  const attributes = { ...objectOf({ name: text, rank: text }), required: ['name'] };
  const type = { ...text, enum: ['pilots'] };

  test('has the properties of its attributes, which are sent with its type', () => {
    const relationships = objectOf({ boat: objectOf({}) });
    const data = objectOf({ type, id: text, attributes, relationships });
    expect(describeData({ ...data, required: ['type', 'attributes'] })).toMatchObject({
      bodyConstraints: attributes.properties,
      requiredProperties: ['name'],
      resourceObject: { type: 'pilots', id: 'string' },
    });
    expect(describeData(objectOf({ type: { const: 'pilots' }, attributes }))).toMatchObject({
      resourceObject: { type: 'pilots' },
    });
  });

  test.each([
    ['whose type is unknown', objectOf({ type: text, attributes })],
    [
      'that requires a relationship',
      { ...objectOf({ type, attributes, relationships: {} }), required: ['relationships'] },
    ],
    ['without attributes', objectOf({ type })],
  ])('%s is edited as any other body', (_, data) => {
    expect(describeData(data)?.resourceObject).toBeUndefined();
    expect(describeData(data)?.bodyConstraints).toHaveProperty('data');
  });
});
