import { describe, expect, test, vi } from 'vitest';
import { resolveReferences } from '../../scripts/generate/resolve-references.ts';
import { createProbe } from '../../scripts/contract-verify/probe.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { deriveFormFields } from '../../src/engine/config/derive-form-fields.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';

describe('Resolving references', () => {
  test('schemas that contain each other become circular objects', () => {
    const { schemas } = resolveReferences({
      schemas: {
        A: { anyOf: [{ $ref: '#/schemas/B' }, { type: 'null' }] },
        B: { items: { $ref: '#/schemas/A' }, additionalProperties: { $ref: '#/schemas/C' } },
        C: { oneOf: [{ $ref: '#/schemas/A' }, { title: 'Another', $ref: '#/schemas/B' }] },
      },
    });
    expect(schemas.A.anyOf[0]).toBe(schemas.B);
    expect(schemas.B.items).toBe(schemas.A);
    expect(schemas.C.oneOf[0]).toBe(schemas.A);
    const [, another] = schemas.C.oneOf as unknown as [unknown, typeof schemas.B];
    expect(another).toEqual({ ...schemas.B, title: 'Another' });
    expect(another.additionalProperties).toBe(schemas.C);
  });

  test('escaped names are supported', () => {
    const document = { 'a/b': { 'c~d': { type: 'string' } }, e: { $ref: '#/a~1b/c~0d' } };
    expect(resolveReferences(document).e).toEqual({ type: 'string' });
  });
});

test('A form edits as JSON what a request body contains of itself', async () => {
  const operations = describeOperations(await readContract(await selfReferringContract()));
  const update = operations.find(({ id }) => id === 'updateStory');
  const { sequel } = deriveFormFields({}, [update?.description.bodyConstraints ?? {}]);
  expect(sequel?.fields).toMatchObject({ roomName: { type: 'text' }, sequel: { type: 'json' } });
});

test('contract:verify finds a violation at any depth of a response that contains itself', async () => {
  const id = '65c000000000000000000001';
  const invalid = { text: 1, author: { _id: null } };
  const comments = [{ text: 'a', replies: [{ text: 'b', replies: [invalid] }] }];
  const body = { success: true, story: { _id: id, comments } };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body));
  const contract = await selfReferringContract();
  const probe = await createProbe({ contract, baseUrl: 'http://server.invalid', timeoutMs: 1000 });
  await probe.call('getStory', { path: { id } });
  const found = probe.takeViolations();
  expect(found.map(({ kind, pointer, message }) => [kind, pointer, message])).toEqual([
    ['wrong-type', '/story/comments/0/replies/0/replies/0/text', 'must be string'],
    ['wrong-type', '/story/comments/0/replies/0/replies/0/author/_id', 'must be string'],
  ]);
});
