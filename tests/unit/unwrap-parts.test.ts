import { expect, test } from 'vitest';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';
import { prepareContract } from '../../scripts/generate/read-contract.ts';
import { contractOf, jsonOf, listOf, objectOf, reference, text } from '../support/schemas.ts';

const tags = {
  title: 'Tags',
  ...text,
  contentMediaType: 'application/json',
  contentSchema: listOf(text),
};
const schemas = {
  Tags: tags,
  Thing: objectOf({ tags: reference('Tags'), inner: objectOf({ tags: reference('Tags') }) }),
};

/** The contract of a request with a body of this media type. */
function prepare(mediaType: string, schema: object) {
  const requestBody = { content: { [mediaType]: { schema } } };
  const responses = { 200: { description: 'It.', ...jsonOf(reference('Thing')) } };
  const put = { operationId: 'putThing', requestBody, responses };
  return prepareContract(contractOf({ '/thing': { put } }, schemas));
}

const describeBody = (mediaType: string, schema: object) =>
  describeOperations(prepare(mediaType, schema))[0]?.description.bodyConstraints;

test.each([
  ['', reference('Thing')],
  [' of allOf', { allOf: [reference('Thing'), { required: ['tags'] }] }],
  [' of an alternative', { oneOf: [reference('Thing'), objectOf({ name: text })] }],
])('A part%s of a multipart body with JSON is the list that it contains', (_, schema) => {
  expect(describeBody('multipart/form-data', schema)).toMatchObject({
    tags: { title: 'Tags', type: 'array', items: text },
    // JSON has lists, so in a part with JSON a string is a string.
    inner: { properties: { tags: text } },
  });
});

test('A string with JSON stays a string in JSON', async () => {
  expect(describeBody('application/json', reference('Thing'))).toMatchObject({ tags: text });
  const { code } = await generateSchemas(prepare('multipart/form-data', reference('Thing')));
  expect(code).toContain('export const zTags = z.string();');
  expect(code).toContain('export const zPutThingResponse = zThing;');
  expect(code).toMatch(
    /zPutThingBody = z\.object\({\s*tags: z\.optional\(z\.array\(z\.string\(\)\)\)/,
  );
});

test('A body without such a part stays a reference', () => {
  const Loop = { allOf: [reference('Loop'), objectOf({ name: text })] };
  const content = { 'multipart/form-data': { schema: reference('Loop') } };
  const contract = contractOf({ '/loop': { post: { requestBody: { content } } } }, { Loop });
  expect(prepareContract(contract).paths).toEqual(contract.paths);
});
