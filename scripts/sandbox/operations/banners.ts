import type { components } from '../../../src/generated/types.ts';
import { deleteRow, findRow, insertRow, type Row, updateRow } from '../rows.ts';
import type { Handlers } from '../handler-types.ts';
import { readPage } from '../read-page.ts';
import { HttpError } from '../../lib/servers/error-responses.ts';

type Banner = components['schemas']['Banner'];

const toBanner = ({ seq: _, ...row }: Row) => row as unknown as Banner;

export const banners = {
  getBanners: ({ database, query }) => {
    const searchColumns = ['clientName'] satisfies (keyof Banner)[];
    const { rows, length } = readPage(database, { table: 'banners', searchColumns }, query);
    return { success: true, banners: rows.map((row) => toBanner(row as Row)), length };
  },

  getBanner: ({ database, id }) => ({
    success: true,
    banner: toBanner(findRow(database, 'banners', id)),
  }),

  createBanner: ({ database, uploads, body, file }) => {
    if (!file) throw new HttpError(422, 'The image is missing.');
    const { image: _, ...values } = body;
    const row = insertRow(database, 'banners', { ...values, bannerUrl: uploads.save(file) });
    return { success: true, banner: toBanner(row) };
  },

  updateBanner: ({ database, uploads, id, body, file }) => {
    const previous = findRow(database, 'banners', id);
    const { image: _, ...values } = body;
    const saved = file && { bannerUrl: uploads.save(file) };
    const banner = toBanner(updateRow(database, 'banners', id, { ...values, ...saved }));
    if (saved) uploads.remove(previous.bannerUrl);
    return { success: true, banner };
  },

  deleteBanner: ({ database, uploads, id }) => {
    uploads.remove(deleteRow(database, 'banners', id).bannerUrl);
    return { success: true };
  },
} satisfies Handlers;
