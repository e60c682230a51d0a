import { expect, test } from 'vitest';
import { createKeptFiles } from '../../scripts/lib/uploads/keep-files.ts';
import { findFileProperty } from '../../scripts/lib/uploads/show-uploads.ts';

const object = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

test.each([
  ['has its name', object('_id', 'image'), object('image'), 'image'],
  ['has its name with "Url"', object('id', 'imageUrl'), object('image'), 'imageUrl'],
  ['has it in another spelling', object('id', 'image_url'), object('image'), 'image_url'],
  [
    'is the only URL that the form cannot set',
    object('_id', 'linkUrl', 'bannerUrl'),
    object('linkUrl', 'image'),
    'bannerUrl',
  ],
  ['is unknown among several', object('id', 'frontUrl', 'backUrl'), object('image'), undefined],
  ['is missing', object('id', 'name'), object('name', 'image'), undefined],
])('The property for the URL of an uploaded file %s', (_, record, form, expected) => {
  expect(findFileProperty(record, form, 'image')).toBe(expected);
});

test('The last 100 files are kept; in place of others there is a drawing', async () => {
  const files = createKeptFiles();
  const first = await files.add(Buffer.from('first'));
  const others: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    others.push(await files.add(Buffer.from(`file ${number}`)));
  }
  expect(files.has(first)).toBe(false);
  expect(files.get(first).type).toBe('image/png');
  expect(others.every(files.has)).toBe(true);
  expect(files.get(others[0] ?? '').bytes.toString()).toBe('file 0');
});
