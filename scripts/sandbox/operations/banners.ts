import type { components } from '../../../src/generated/types.ts';
import type { Handlers } from '../handler-types.ts';
import { describeTable } from '../table.ts';

const banners = describeTable({
  table: 'banners',
  one: 'banner',
  many: 'banners',
  searchColumns: ['clientName'],
  imageColumn: 'bannerUrl',
  toRecord: ({ seq: _, ...row }) => row as unknown as components['schemas']['Banner'],
});

export const bannerHandlers = {
  getBanners: banners.list,
  getBanner: banners.get,
  createBanner: banners.add,
  updateBanner: banners.update,
  deleteBanner: banners.remove,
} satisfies Handlers;
