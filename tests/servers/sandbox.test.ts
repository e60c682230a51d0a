import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, CallInput, Route } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations } from '../../src/api/operation.ts';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { newFolder, type Stack, startStack } from '../support/start-stack.ts';

let stack: Stack;
let token: string | undefined;
const { email, password } = administrator;

function call<R extends Route>(route: R, input: CallInput<R>): Promise<Answer<R>> {
  const api = createApi({
    baseUrl: stack.api,
    operations,
    getToken: () => token,
    onUnauthorized: () => undefined,
    fetch: async (request) => {
      const response = await fetch(request);
      const found = response.headers.get('sl-violations');
      if (found && response.ok) throw new Error(`${route} breaks the contract: ${found}`);
      return response;
    },
  });
  return api.call(route, input);
}

beforeAll(async () => {
  stack = await startStack(await newFolder());
  ({ token } = await call('POST /api/admin/login', { body: { email, password } }));
});

afterAll(() => stack.stop());

const bytes = PNG.sync.write(new PNG({ width: 337, height: 120 }));
const image = new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
/** A file of the same picture, which says that it is this wide. */
function saidToBe(width: number) {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  return new File([new Uint8Array(changed)], 'picture.png');
}

/** The first bytes of a JPEG, and nothing that follows them. */
const damaged = new Uint8Array([255, 216, 255, 224, ...Array.from({ length: 60 }, () => 7)]);

const starter = [{ starter: 'Rain', description: 'It never stops.' }];

describe('The sandbox keeps the contract when', () => {
  test('story rooms are listed, found, changed in any order and deleted', async () => {
    const list = await call('GET /api/admin/getAllStoryRooms', { query: { resultPerPage: 15 } });
    expect(list).toMatchObject({ length: 33 });
    expect(list.stories).toHaveLength(15);
    const found = await call('GET /api/admin/getAllStoryRooms', { query: { key: 'lighthouse' } });
    const path = { id: found.stories[0]?._id ?? '' };
    for (const status of ['completed', 'upcoming', 'active'] as const) {
      await call('PUT /api/admin/updateStory/{id}', { path, body: { status } });
      const { story } = await call('GET /api/admin/getStory/{id}', { path });
      expect(story).toMatchObject({ status, roomName: 'The Lighthouse Keepers' });
    }
    await call('DELETE /api/admin/deleteStory/{id}', { path });
    await expect(call('GET /api/admin/getStory/{id}', { path })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('genres are added with exactly the bytes of their image, and changed', async () => {
    const body = { genre: 'Noir', starter, colour: '#000000', backgroundColour: '#ffffff', image };
    const { genre } = await call('POST /api/genre/addGenre', { body });
    expect(genre?.starter).toEqual(starter);
    const saved = await fetch(new URL(genre?.image ?? '', stack.url));
    expect(saved.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);

    const path = { id: genre?._id ?? '' };
    await call('PUT /api/admin/updateGenre/{id}', { path, body: { colour: '#111111' } });
    const after = await call('GET /api/admin/getGenre/{id}', { path });
    expect(after.genre).toMatchObject({ genre: 'Noir', colour: '#111111', image: genre?.image });
    expect(await call('GET /api/genre/getAllGenre', {})).toMatchObject({ length: 15 });
    expect(await call('GET /api/admin/getAllGenres', { query: { key: 'noi' } })).toMatchObject({
      length: 1,
    });
    await expect(call('POST /api/genre/addGenre', { body })).rejects.toMatchObject({ status: 409 });
  });

  test('banners are added, changed to another image, and deleted with it', async () => {
    const { banner } = await call('POST /api/banner/create-banner', {
      body: { clientName: 'Acme', navigationUrl: 'https://acme.example.com', image },
    });
    const path = { id: banner?._id ?? '' };
    const address = new URL(banner?.bannerUrl ?? '', stack.url);
    await call('PUT /api/banner/update-banner/{id}', { path, body: { image } });
    expect((await fetch(address)).status).toBe(404);
    const { banner: changed } = await call('GET /api/banner/get-banner/{id}', { path });
    expect(changed.clientName).toBe('Acme');
    await call('DELETE /api/banner/delete-banner/{id}', { path });
    expect((await fetch(new URL(changed.bannerUrl ?? '', stack.url))).status).toBe(404);
    expect(await call('GET /api/banner/get-banners', { query: { key: 'acme' } })).toMatchObject({
      length: 0,
    });
  });

  test('the legal texts are replaced', async () => {
    const content = '<p>We keep <em>nothing</em>.</p>';
    await call('PUT /api/admin/updatePrivacyPolicy', { body: { content } });
    expect(await call('GET /api/admin/privacy_policy', {})).toEqual({
      success: true,
      data: content,
    });
    await call('PUT /api/admin/updateTermsAndCondition', { body: { content } });
    expect((await call('GET /api/admin/terms_and_conditions', {})).data).toBe(content);
  });

  test.each([
    ['a picture that is none', { image: new File(['<svg/>'], 'a.png') }, 'not a PNG'],
    ['a picture past 5 MB', { image: new File([new Uint8Array(6_000_000)], 'a.png') }, '5 MB'],
    ['a picture without a size', { image: new File([damaged], 'a.jpg') }, 'does not tell its size'],
    ['a picture of no width', { image: saidToBe(0) }, 'does not tell its size'],
    ['a picture past 120 million pixels', { image: saidToBe(1_000_001) }, '120 million'],
    [
      'starters past their limit',
      { starter: [{ starter: 'x'.repeat(51), description: 'Too long.' }] },
      'starter',
    ],
    ['starters that are no list', { starter: '[{]}]' as never }, 'JSON'],
    ['a colour that is none', { colour: 'red' }, 'pattern'],
  ])('%s is refused, and nothing is kept', async (_, change, message) => {
    const body = { genre: 'Odd', starter, colour: '#000000', backgroundColour: '#ffffff', image };
    const adding = call('POST /api/genre/addGenre', { body: { ...body, ...change } });
    await expect(adding).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
    });
    const found = await call('GET /api/admin/getAllGenres', { query: { key: 'Odd' } });
    expect(found.length).toBe(0);
  });

  test('the profile changes, and the account is really deleted', async () => {
    const body = { firstName: 'Amelie', mobile_no: '123' };
    const { user } = await call('PATCH /api/admin/updateAdminProfile', { body });
    expect(user).toMatchObject({ firstName: 'Amelie', lastName: 'Hartwell', mobile_no: '123' });

    const wrong = { email, password: 'wrong' };
    await expect(call('POST /api/admin/deleteAccount', { body: wrong })).rejects.toThrow('Invalid');
    await call('POST /api/admin/deleteAccount', { body: { email, password } });
    await expect(call('POST /api/admin/login', { body: { email, password } })).rejects.toThrow();
    await expect(call('GET /api/admin/getDashboardData', {})).rejects.toMatchObject({
      status: 401,
    });
  });
});
