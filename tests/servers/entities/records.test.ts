import { existsSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EntitiesSandbox, type Json, startEntities } from './start-entities.ts';

let sandbox: EntitiesSandbox;
beforeAll(async () => {
  sandbox = await startEntities();
});
afterAll(() => sandbox.close());

const newCoupon = { code: 'AUTUMN-15', title: 'Autumn sale', percentage: 15, pin: '1234' };

async function addCoupon(values: Json = {}): Promise<Json> {
  const { status, body } = await sandbox.request('POST', '/api/coupons', {
    body: { ...newCoupon, ...values },
  });
  expect(status).toBe(201);
  return body.coupon as Json;
}

const readCoupon = async (id: unknown) => {
  const { body } = await sandbox.request('GET', `/api/coupons/${String(id)}`);
  return body.coupon as Json;
};

describe('A record of an entity without handlers', () => {
  test('is created with identifier, timestamps and defaults, and can be read', async () => {
    const before = new Date().toISOString();
    const coupon = await addCoupon({ kind: null, limits: { daily: 3 } });
    expect(coupon).toMatchObject({ code: 'AUTUMN-15', active: true, kind: null });
    expect(String(coupon.createdAt) >= before).toBe(true);
    expect(coupon.updatedAt).toBe(coupon.createdAt);
    expect(await readCoupon(coupon._id)).toEqual(coupon);
  });

  test('takes no read-only property from a body', async () => {
    const sent = { _id: 'f'.repeat(24), uses: 7, createdAt: '2001-01-01T00:00:00Z' };
    const coupon = await addCoupon(sent);
    expect(coupon._id).not.toBe(sent._id);
    expect(coupon).not.toHaveProperty('uses');
    expect(coupon.createdAt).not.toBe(sent.createdAt);
    const { body } = await sandbox.request('PUT', `/api/coupons/${String(coupon._id)}`, {
      body: { title: 'Renamed', createdAt: sent.createdAt },
    });
    expect(body.coupon).toMatchObject({ title: 'Renamed', createdAt: coupon.createdAt });
  });

  test('returns no write-only property, nor finds it', async () => {
    const coupon = await addCoupon({ pin: '9876' });
    expect(coupon).not.toHaveProperty('pin');
    expect(await readCoupon(coupon._id)).not.toHaveProperty('pin');
    const { body } = await sandbox.request('GET', '/api/coupons', { query: { key: '9876' } });
    expect(body.length).toBe(0);
  });

  test('keeps what an update does not name, and gets a new updatedAt', async () => {
    const coupon = await addCoupon();
    const { body } = await sandbox.request('PUT', `/api/coupons/${String(coupon._id)}`, {
      body: { percentage: 20 },
    });
    const updated = body.coupon as Json;
    expect(updated).toEqual({ ...coupon, percentage: 20, updatedAt: updated.updatedAt });
    expect(String(updated.updatedAt) >= String(coupon.updatedAt)).toBe(true);
  });

  test('does not exist any more after it was deleted', async () => {
    const { _id } = await addCoupon();
    const address = `/api/coupons/${String(_id)}`;
    expect((await sandbox.request('DELETE', address)).body).toEqual({ success: true });
    for (const method of ['GET', 'DELETE']) {
      expect(await sandbox.request(method, address)).toEqual({
        status: 404,
        body: { success: false, error: { message: 'This record does not exist any more.' } },
      });
    }
    const body = { title: 'Too late' };
    expect((await sandbox.request('PUT', address, { body })).status).toBe(404);
  });

  test('is returned by other operations: unchanged, or changed by their body', async () => {
    const coupon = await addCoupon();
    const address = `/api/coupons/${String(coupon._id)}`;
    const approved = await sandbox.request('POST', `${address}/approve`);
    expect(approved.body.coupon).toEqual(coupon);
    const body = { title: 'Winter sale' };
    const renamed = await sandbox.request('POST', `${address}/rename`, { body });
    expect(renamed.body.coupon).toMatchObject(body);
    expect(await readCoupon(coupon._id)).toMatchObject(body);
    const unknown = `/api/coupons/${'0'.repeat(24)}/approve`;
    expect((await sandbox.request('POST', unknown)).status).toBe(404);
  });

  test('may have an integer as identifier, and no envelope', async () => {
    const comments = '/api/comments';
    const created = await sandbox.request('POST', comments, { body: { text: 'New', secret: 'x' } });
    expect(created).toEqual({
      status: 201,
      body: { id: 13, text: 'New', status: 'open', updated_at: expect.any(String) },
    });
    const changed = await sandbox.request('PATCH', `${comments}/13`, {
      body: { id: 99, text: 'Changed', status: 'closed' },
    });
    expect(changed.body).toMatchObject({ id: 13, text: 'Changed', status: 'open' });
    expect(await sandbox.request('DELETE', `${comments}/13`)).toEqual({ status: 204 });
    expect((await sandbox.request('GET', `${comments}/13`)).status).toBe(404);
  });
});

describe('A request is rejected, and nothing is stored,', () => {
  test.each([
    ['a value breaks a pattern', { code: 'autumn' }, 'code must match pattern'],
    ['a value has not the format', { contact: 'nobody' }, 'contact must match format "email"'],
    ['a value is above its maximum', { percentage: 100 }, 'percentage must be <= 99'],
    ['an inner value is missing', { limits: {} }, "limits must have required property 'daily'"],
    ['a list has a value twice', { tags: ['new', 'new'] }, 'tags must NOT have duplicate items'],
    ['a property is unknown', { colour: 'red' }, 'must NOT have additional properties'],
    ['a write-only property is missing', { pin: undefined }, "required property 'pin'"],
  ])('if %s', async (_, values, message) => {
    const count = async () => (await sandbox.request('GET', '/api/coupons')).body.length;
    const before = await count();
    const { status, body } = await sandbox.request('POST', '/api/coupons', {
      body: { ...newCoupon, ...values },
    });
    expect(status).toBe(422);
    expect(body.error).toEqual({ message: expect.stringContaining(message) });
    expect(await count()).toBe(before);
  });

  test('if a value is valid in the request but not in the record', async () => {
    const { _id } = await addCoupon();
    const { status, body } = await sandbox.request('PUT', `/api/coupons/${String(_id)}`, {
      body: { title: 'No' },
    });
    expect(status).toBe(422);
    expect(body.error).toEqual({
      message:
        'The record would violate the contract: /coupon/title must NOT have fewer than 3 characters.',
    });
    expect(await readCoupon(_id)).toMatchObject({ title: 'Autumn sale' });
  });

  test('without a valid token', async () => {
    for (const [method, address] of [
      ['GET', '/api/coupons'],
      ['DELETE', '/api/comments/1'],
    ] as const) {
      const { status } = await sandbox.request(method, address, { token: 'invalid' });
      expect(status).toBe(401);
    }
    expect((await sandbox.request('GET', '/api/comments/1')).status).toBe(200);
  });
});

describe('A record with an image in a form', () => {
  const bytes = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 3 })));
  const createForm = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('image', new File([bytes], 'photo.png', { type: 'image/png' }));
    return form;
  };

  test('has the URL of the file, which is removed with it', async () => {
    const form = createForm({ caption: 'Harbour', width: '4', tags: '["boats"]' });
    const added = await sandbox.request('POST', '/api/admin/addPhoto', { body: form });
    const photo = added.body.photo as Json;
    expect(photo).toMatchObject({ caption: 'Harbour', width: 4, tags: ['boats'] });
    const read = await sandbox.request('GET', `/api/admin/getPhoto/${String(photo.id)}`);
    expect(read.body.photo).toEqual(photo);
    const saved = await fetch(new URL(String(photo.imageUrl), sandbox.url));
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);

    const toFile = ({ imageUrl }: Json) =>
      path.join(sandbox.files.uploads, path.basename(String(imageUrl)));
    const changed = await sandbox.request('PUT', `/api/admin/updatePhoto/${String(photo.id)}`, {
      body: createForm({ caption: 'Bay' }),
    });
    const after = changed.body.photo as Json;
    expect(after).toMatchObject({ caption: 'Bay', width: 4 });
    expect([photo, after].map((version) => existsSync(toFile(version)))).toEqual([false, true]);
    await sandbox.request('DELETE', `/api/admin/deletePhoto/${String(photo.id)}`);
    expect(existsSync(toFile(after))).toBe(false);
  });

  test('is rejected if a field is not what the record has', async () => {
    for (const fields of [{ tags: 'boats' }, { tags: '{}' }]) {
      const body = createForm(fields);
      const { status } = await sandbox.request('POST', '/api/admin/addPhoto', { body });
      expect(status).toBe(422);
    }
  });
});
