import { DatabaseSync } from 'node:sqlite';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import {
  type ResponseBody,
  type RequestParams,
  type OperationKey,
  operations,
} from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { getConstraints } from '../support/limits.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder.ts';
import { credentials, startSeededSandbox } from '../support/sign-in-to-stack.ts';
import { openStack } from '../support/open-stack.ts';

const { stack, token } = await openStack();

function request<Key extends OperationKey>(
  operation: Key,
  params: RequestParams<Key>,
): Promise<ResponseBody<Key>> {
  const api = createApi({
    baseUrl: stack.api,
    operations,
    getToken: () => token,
    onUnauthorized: () => undefined,
    fetch: async (input) => {
      const response = await fetch(input);
      const violations = response.headers.get('sl-violations');
      if (violations && response.ok)
        throw new Error(
          `${operation} violates the contract: ${violations} Correct its handler, which scripts/sandbox/handlers.ts names.`,
        );
      return response;
    },
  });
  return api.request(operation, params);
}

const readFile = (url?: string | null) => fetch(new URL(url ?? '', stack.url));

const bytes = PNG.sync.write(new PNG({ width: 337, height: 120 }));
const image = new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' });
/** The image with another width in its header. */
function createImageOfWidth(width: number) {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  return new File([new Uint8Array(changed)], 'image.png');
}

/** A JPEG signature followed by invalid bytes. */
const damaged = new Uint8Array([255, 216, 255, 224, ...Array.from({ length: 60 }, () => 7)]);

const { maxLength = 0 } = getConstraints('POST /api/genre/addGenre', 'starter[].starter');
const starter = [{ starter: 'Rain', description: 'It never stops.' }];

describe('The sandbox matches the contract when', () => {
  test('genres keep the exact bytes of their image', async () => {
    const body = { genre: 'Noir', starter, colour: '#000000', backgroundColour: '#ffffff', image };
    const { genre } = await request('POST /api/genre/addGenre', { body });
    expect(genre?.starter).toEqual(starter);
    const saved = await readFile(genre?.image);
    expect(saved.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);

    const path = { id: genre?._id ?? '' };
    await request('PUT /api/admin/updateGenre/{id}', { path, body: { colour: '#111111' } });
    const after = await request('GET /api/admin/getGenre/{id}', { path });
    expect(after.genre).toMatchObject({ genre: 'Noir', colour: '#111111', image: genre?.image });
    expect(await request('GET /api/genre/getAllGenre', {})).toMatchObject({ length: 15 });
    const found = await request('GET /api/admin/getAllGenres', { query: { key: 'noi' } });
    expect(found.length).toBe(1);
    await expect(request('POST /api/genre/addGenre', { body })).rejects.toMatchObject({
      status: 409,
      message: 'There is a genre called Noir already.',
    });
  });

  test('banners are deleted with their image', async () => {
    const { banner } = await request('POST /api/banner/create-banner', {
      body: { clientName: 'Acme', navigationUrl: 'https://acme.example.com', image },
    });
    const path = { id: banner?._id ?? '' };
    await request('PUT /api/banner/update-banner/{id}', { path, body: { image } });
    expect((await readFile(banner?.bannerUrl)).status).toBe(404);
    const { banner: changed } = await request('GET /api/banner/get-banner/{id}', { path });
    expect(changed.clientName).toBe('Acme');
    await request('DELETE /api/banner/delete-banner/{id}', { path });
    expect((await readFile(changed.bannerUrl)).status).toBe(404);
    const found = await request('GET /api/banner/get-banners', { query: { key: 'acme' } });
    expect(found.length).toBe(0);
  });

  test('the legal texts are replaced', async () => {
    const content = '<p>We keep <em>nothing</em>.</p>';
    await request('PUT /api/admin/updatePrivacyPolicy', { body: { content } });
    expect(await request('GET /api/admin/privacy_policy', {})).toEqual({
      success: true,
      data: content,
    });
    await request('PUT /api/admin/updateTermsAndCondition', { body: { content } });
    expect((await request('GET /api/admin/terms_and_conditions', {})).data).toBe(content);
  });

  const ofSize = (size: number) => new File([new Uint8Array(size)], 'a.png');
  const longStarter = { starter: 'x'.repeat(maxLength + 1), description: 'Too long.' };
  test.each([
    ['a file that is not an image', { image: ofSize(9) }, 'not a PNG'],
    ['a drawing', { image: new File(['<svg width="9" height="9"/>'], 'a.png') }, 'not a PNG'],
    ['an image larger than 5 MB', { image: ofSize(6_000_000) }, '5 MB'],
    ['an image without a size', { image: new File([damaged], 'a.jpg') }, 'does not tell its size'],
    ['an image of width 0', { image: createImageOfWidth(0) }, 'does not tell its size'],
    ['an image of many pixels', { image: createImageOfWidth(1_000_001) }, '120 million'],
    ['starters that are too long', { starter: [longStarter] }, 'starter'],
    ['starters that are not a list', { starter: '[{]}]' as never }, 'JSON'],
    ['an invalid colour', { colour: 'red' }, 'pattern'],
  ])('%s is rejected, and nothing is stored', async (_, invalidFields, message) => {
    const body = { genre: 'Odd', starter, colour: '#000000', backgroundColour: '#ffffff', image };
    const adding = request('POST /api/genre/addGenre', { body: { ...body, ...invalidFields } });
    await expect(adding).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
    });
    const found = await request('GET /api/admin/getAllGenres', { query: { key: 'Odd' } });
    expect(found.length).toBe(0);
  });

  test('the profile is updated', async () => {
    const body = { firstName: 'Amelie', mobile_no: '123' };
    const { user } = await request('PATCH /api/admin/updateAdminProfile', { body });
    expect(user).toMatchObject({ firstName: 'Amelie', lastName: 'Hartwell', mobile_no: '123' });
  });

  test('the account is deleted', async () => {
    const wrong = { ...credentials, password: 'wrong' };
    await expect(request('POST /api/admin/deleteAccount', { body: wrong })).rejects.toThrow(
      'Invalid',
    );
    await request('POST /api/admin/deleteAccount', { body: credentials });
    await expect(request('POST /api/admin/login', { body: credentials })).rejects.toThrow();
    await expect(request('GET /api/admin/getDashboardData', {})).rejects.toMatchObject({
      status: 401,
    });
  });
});

test('The number of seeded users is known over a restart, unless the database does not have it', async () => {
  const folder = await createTempFolder();
  const readSeededUsers = async () => {
    const sandbox = await startSeededSandbox(folder);
    await sandbox.close();
    return sandbox.seededUsers;
  };
  expect(await readSeededUsers()).toBe(48);
  expect(await readSeededUsers()).toBe(48);
  // The database is left as by an earlier version, which did not store this setting.
  const database = new DatabaseSync(getSandboxFiles(folder).database);
  database.exec("DELETE FROM settings WHERE name = 'seededUsers'");
  database.close();
  expect(await readSeededUsers()).toBeUndefined();
});
