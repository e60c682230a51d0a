import { beforeAll, describe, expect, test } from 'vitest';
import { resolveReferences } from '../../scripts/generate/resolve-references.ts';
import {
  type ProbedOperation,
  readProbedOperations,
} from '../../scripts/contract-verify/operations.ts';
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

  test.each([
    [
      'does not exist',
      { a: { $ref: '#/nowhere' } },
      'The reference "#/nowhere" leads nowhere: correct it',
    ],
    [
      'refers only to itself',
      { a: { $ref: '#/b' }, b: { $ref: '#/a' } },
      'The reference "#/b" leads only to itself: describe',
    ],
  ])('a reference that %s is an error', (_, document, message) => {
    expect(() => resolveReferences(document)).toThrow(message);
  });
});

describe('contract:verify with a recursive response schema', () => {
  let operations: ProbedOperation[];
  beforeAll(async () => {
    operations = await readProbedOperations(await selfReferringContract());
  });

  const findViolations = (id: string, body: object) =>
    operations
      .find((operation) => operation.id === id)
      ?.responses.get(200)
      ?.validateBody?.(body);

  const story = { _id: '65c000000000000000000001' };

  test('a valid response has no violations', () => {
    const comments = [{ text: 'a', replies: [{ text: 'b', replies: [{ text: 'c' }] }] }];
    expect(findViolations('getStory', { success: true, story: { ...story, comments } })).toEqual(
      [],
    );
  });

  test('a violation is found at any depth', () => {
    const invalid = { text: 1, author: { lastComment: { text: null } } };
    const comments = [{ text: 'a', replies: [{ text: 'b', replies: [invalid] }] }];
    expect(findViolations('getStory', { success: true, story: { ...story, comments } })).toEqual([
      {
        kind: 'wrong-type',
        pointer: '/story/comments/0/replies/0/replies/0/text',
        expected: 'string',
        received: 'a number',
      },
      {
        kind: 'wrong-type',
        pointer: '/story/comments/0/replies/0/replies/0/author/lastComment/text',
        expected: 'string',
        received: 'null',
      },
    ]);
  });

  test('a violation is found where another property refers to the schema', () => {
    const genre = { _id: '65d000000000000000000001' };
    const body = { success: true, genre: { ...genre, parent: { ...genre, related: { _id: 1 } } } };
    expect(findViolations('getGenre', body)?.map(({ pointer }) => pointer)).toEqual([
      '/genre/parent/related/_id',
    ]);
  });
});
