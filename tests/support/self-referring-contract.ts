import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Writes a copy of the frozen contract with recursive schemas: a tree of genres and comments with replies in responses,
 * and in a request a room with a sequel.
 */
export async function selfReferringContract(): Promise<string> {
  const { schemas, ...document } = await readDocument('tests/support/frozen-contract.yaml').then(
    // oxlint-disable-next-line typescript/no-explicit-any -- it is edited in many places
    (contract: any) => ({ ...contract, schemas: contract.components.schemas }),
  );
  schemas.Comment = {
    type: 'object',
    required: ['text'],
    properties: {
      text: { type: 'string' },
      author: reference('Person'),
      replies: { type: 'array', items: reference('Comment') },
    },
  };
  schemas.Person.properties.lastComment = { description: 'Newest.', ...reference('Comment') };
  schemas.Genre.properties.parent = { oneOf: [reference('Genre'), { type: 'null' }] };
  schemas.Genre.properties.related = {
    allOf: [reference('Genre'), { properties: { related: reference('Genre') } }],
  };
  schemas.StoryRoom.properties.comments = { type: 'array', items: reference('Comment') };
  schemas.StoryRoomChange.properties.sequel = reference('StoryRoomChange');
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  // JSON is valid YAML.
  await writeFile(file, JSON.stringify(document));
  return file;
}
