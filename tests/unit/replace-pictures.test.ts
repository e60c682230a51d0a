import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replacePictures } from '../../scripts/gallery/last-run/replace-pictures.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

const createState = (id: string) => ({
  id,
  screen: 'users list',
  label: '200',
  kind: 'example' as const,
  route: '/admin/users',
  problems: [],
  pictures: new Map([['light-360', Buffer.from(id)]]),
});

test('A picture of the last run that is missing ends no run', async () => {
  const folder = await createTempFolder();
  await replacePictures(folder, ['a', 'b', 'c'].map(createState), () => true);
  await rm(path.join(folder, 'pictures', 'b--light-360.png'));
  const { removed } = await replacePictures(folder, [createState('a')], () => true);
  expect(removed.map(({ id }) => id)).toEqual(['b', 'c']);
  await access(path.join(folder, 'previous', 'c--light-360.png'));
});
