import { expect, test } from 'vitest';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { describeOperation } from '../../scripts/generate/generate-operations.ts';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { nameAlternatives } from '../../scripts/generate/name-alternatives.ts';

const toPet = (properties: object, kind: object = { type: 'string' }) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind, ...properties },
});

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The constraints of a property that is a Cat or a Dog, with the given schemas and mapping. */
async function generateChoice(schemas: Record<string, object>, mapping?: Record<string, string>) {
  const pet = {
    discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
    oneOf: Object.keys(schemas).map(reference),
  };
  const content = { 'application/json': { schema: { type: 'object', properties: { pet } } } };
  const paths = { '/pets': { post: { requestBody: { content }, responses: {} } } };
  const contract = mergeAllOf(nameAlternatives({ paths, components: { schemas } }));
  const [operation] = await readContractOperations(contract);
  if (!operation) throw new Error('The contract has no operation.');
  const { discriminator, oneOf = [] } = describeOperation(operation).bodyConstraints.pet ?? {};
  return { discriminator, kinds: oneOf.map(({ properties }) => properties?.kind?.enum) };
}

const lives = { lives: { type: 'integer' } };
const tricks = { tricks: { type: 'string' } };

test('Alternatives with constants are told apart by them', async () => {
  const schemas = { Cat: toPet(lives, { const: 'cat' }), Dog: toPet(tricks, { enum: ['dog'] }) };
  expect(await generateChoice(schemas)).toEqual({
    discriminator: 'kind',
    kinds: [['cat'], ['dog']],
  });
});

test('Alternatives without constants are told apart by the names of their schemas', async () => {
  expect(await generateChoice({ Cat: toPet(lives), Dog: toPet(tricks) })).toEqual({
    discriminator: 'kind',
    kinds: [['Cat'], ['Dog']],
  });
});

test('A mapping gives alternatives other names', async () => {
  const mapping = { feline: reference('Cat').$ref, canine: 'Dog' };
  expect(await generateChoice({ Cat: toPet(lives), Dog: toPet(tricks) }, mapping)).toEqual({
    discriminator: 'kind',
    kinds: [['feline'], ['canine']],
  });
});
