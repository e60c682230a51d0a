import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { CommandError } from '../../../scripts/lib/exit-with-error.ts';
import { createTempFolder } from '../../../scripts/lib/temp-folder.ts';
import { editContract, type EntitiesSandbox, type Json, startEntities } from './start-entities.ts';

const running: EntitiesSandbox[] = [];
const stop = async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
};
afterEach(stop);

async function start(options: { contract?: string; folder: string }) {
  const sandbox = await startEntities(options);
  running.push(sandbox);
  return sandbox;
}

/** A data folder in which the sandbox has run, with a changed comment. */
async function createUsedFolder(): Promise<string> {
  const folder = await createTempFolder();
  const { request } = await start({ folder });
  await request('PATCH', '/api/comments/3', { body: { text: 'Kept' } });
  await stop();
  return folder;
}

/** The contract with another path, whose GET returns an object with the properties. */
const addPath = (path: string, id: string, properties: string) =>
  editContract(
    '\ncomponents:\n',
    `
  ${path}:
    get:
      operationId: ${id}
      responses:
        '200':
          description: Found.
          content:
            application/json:
              schema: { type: object, properties: ${properties} }
components:
`,
  );

test('Changes are kept over a restart, and deleted records are not seeded again', async () => {
  const folder = await createUsedFolder();
  const first = await start({ folder });
  const { body } = await first.request('GET', '/api/admin/getAllPhotos');
  for (const { id } of body as unknown as Json[])
    await first.request('DELETE', `/api/admin/deletePhoto/${String(id)}`);
  await stop();

  const { request } = await start({ folder });
  expect((await request('GET', '/api/admin/getAllPhotos')).body).toEqual([]);
  expect((await request('GET', '/api/comments/3')).body).toMatchObject({ text: 'Kept' });
});

test('An entity that the contract gains is seeded without a reset', async () => {
  const folder = await createUsedFolder();
  const tag = '{ type: object, properties: { _id: { type: string }, name: { type: string } } }';
  const rows = `{ tags: { type: array, items: ${tag} } }`;
  const { request } = await start({
    folder,
    contract: await addPath('/api/tags', 'getTags', rows),
  });
  expect((await request('GET', '/api/tags')).body.tags).toHaveLength(12);
  expect((await request('GET', '/api/comments/3')).body).toMatchObject({ text: 'Kept' });
});

const comment = `      required: [id, text, status]
      properties:
`;

test('Stored records get a property that the contract now requires', async () => {
  const folder = await createUsedFolder();
  const contract = await editContract(
    comment,
    comment.replace(']', ', rating]') +
      '        rating: { type: integer, minimum: 1, maximum: 5 }\n',
  );
  const { request } = await start({ folder, contract });
  expect((await request('GET', '/api/comments/3')).body).toMatchObject({
    text: 'Kept',
    rating: expect.any(Number),
  });
});

test('Stored records that violate a changed contract are reported in one line', async () => {
  const folder = await createUsedFolder();
  const contract = await editContract('[open, closed]', '[new, done]');
  const starting = start({ folder, contract });
  await expect(starting).rejects.toBeInstanceOf(CommandError);
  await expect(starting).rejects.toThrow(
    `a record of /api/comments violates the changed contract: /status must be equal to one of the allowed values). Seed it again with: npm start -- --reset --data ${folder}`,
  );
  // The folder is not left locked.
  await start({ folder });
});

test('An operation without a handler that is none of an entity is named before anything is changed', async () => {
  const folder = await createTempFolder();
  const contract = await addPath('/api/report', 'getReport', '{ visits: { type: integer } }');
  const starting = start({ folder, contract });
  await expect(starting).rejects.toBeInstanceOf(CommandError);
  await expect(starting).rejects.toThrow(
    'The sandbox has no handler for "getReport" (GET /api/report)',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('An operation on records that a handler stores in a table of its own needs a handler, too', async () => {
  const contract = await editContract('operationId: getCoupons', 'operationId: getAllUsers');
  const starting = start({ folder: await createTempFolder(), contract });
  await expect(starting).rejects.toThrow('"addCoupon" (POST /api/coupons), "getCoupon"');
});
