import type { components } from '../../../src/generated/types.ts';
import { deleteRow, findRow, insertRow, type Row, updateRow } from '../rows.ts';
import type { Handlers } from '../handler-types.ts';
import { readPage } from '../read-page.ts';

type Banner = components['schemas']['Banner'];

const toBanner = ({ seq: _, ...row }: Row) => row as unknown as Banner;

export const banners = {
  getBanners: ({ database, query }) => {
    const searchColumns = ['clientName'] satisfies (keyof Banner)[];
    const { rows, length } = readPage(database, { table: 'banners', searchColumns }, query);
    return { success: true, banners: rows.map(toBanner), length };
  },

  getBanner: ({ database, id }) => ({
    success: true,
    banner: toBanner(findRow(database, 'banners', id)),
  }),

  createBanner: ({ database, uploads, body: { image, ...values } }) => {
    const row = insertRow(database, 'banners', { ...values, bannerUrl: uploads.save(image) });
    return { success: true, banner: toBanner(row) };
  },

  updateBanner: ({ database, uploads, id, body: { image, ...values } }) => {
    const { bannerUrl: previous = null } = findRow(database, 'banners', id);
    const bannerUrl = image ? uploads.save(image) : previous;
    const row = updateRow(database, 'banners', id, { ...values, bannerUrl });
    if (image) uploads.remove(previous);
    return { success: true, banner: toBanner(row) };
  },

  deleteBanner: ({ database, uploads, id }) => {
    uploads.remove(deleteRow(database, 'banners', id).bannerUrl);
    return { success: true };
  },
} satisfies Handlers;
