import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';
import { listOf, objectOf, reference, text } from './schemas.ts';

/**
 * Writes a copy of the frozen contract with recursive schemas: a tree of genres and comments with replies in responses,
 * and in a request a room with a sequel.
 */
export async function selfReferringContract(): Promise<string> {
  const { schemas, ...document } = await readDocument('tests/support/frozen-contract.yaml').then(
    // oxlint-disable-next-line typescript/no-explicit-any -- it is edited in many places
    (contract: any) => ({ ...contract, schemas: contract.components.schemas }),
  );
  const [comment, genre] = [reference('Comment'), reference('Genre')];
  const properties = { text, author: reference('Person'), replies: listOf(comment) };
  schemas.Comment = { ...objectOf(properties), required: ['text'] };
  schemas.Person.properties.lastComment = { description: 'Newest.', ...comment };
  schemas.Genre.properties.parent = { oneOf: [genre, { type: 'null' }] };
  schemas.Genre.properties.related = { allOf: [genre, { properties: { related: genre } }] };
  schemas.StoryRoom.properties.comments = listOf(comment);
  schemas.StoryRoomChange.properties.sequel = reference('StoryRoomChange');
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  // JSON is valid YAML.
  await writeFile(file, JSON.stringify(document));
  return file;
}
