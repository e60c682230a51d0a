import { randomBytes } from 'node:crypto';
import { PNG } from 'pngjs';
import type { components } from '../../src/generated/types.ts';
import { banners } from '../../src/resources/banners.ts';
import type { Inquiry, Question, Told } from './inquiry.ts';
import { idOf, partOf, rowsOf } from './part-of.ts';

/** A grey picture of exactly the size that the console cuts banners to. */
export function picture(): File {
  const [width, height] = banners.fields.image?.size ?? [1, 1];
  const png = new PNG({ width, height });
  png.data.fill(0x88);
  return new File([new Uint8Array(PNG.sync.write(png))], 'banner.png', { type: 'image/png' });
}

/** What a banner is sent with, under the contract's names, and what no contract has. */
type Part = keyof components['schemas']['NewBanner'] | 'notInTheContract';
export type BannerForm = Partial<Record<Part, string | File>>;

export function form(values: BannerForm): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

/**
 * The banners that this run adds. An identifier is no proof, for a broken server may name any: a banner is
 * its own once it is seen to carry the mark, and only then it is edited or deleted.
 */
export function createOwnBanners(inquiry: Inquiry) {
  // How the names of its banners begin, and of nobody else's.
  const mark = `contract:verify ${randomBytes(8).toString('hex')}`;
  const named = new Set<string>();
  const listed = new Set<string>();
  const own = new Set<string>();
  const gone = new Set<string>();
  let mayHaveAdded = false;

  const called: keyof components['schemas']['Banner'] = 'clientName';
  const isMarked = (banner: unknown) => String(partOf(banner, called)).startsWith(mark);

  async function isOwn(id: string): Promise<boolean> {
    if (own.has(id)) return true;
    const told = await inquiry.ask('getBanner', { path: { id }, always: true });
    const banner = partOf(told.body, 'banner');
    const seen = idOf(banner) === id && isMarked(banner);
    // Where reading one fails, the list and the answer to adding it are two that say the same.
    if (seen || (listed.has(id) && named.has(id))) own.add(id);
    return own.has(id);
  }

  /** Looks for the mark in the list, even after a stop. */
  async function find(): Promise<{ told: Told; ids: string[] }> {
    const query = { key: mark, currentPage: 1, resultPerPage: 15 };
    const told = await inquiry.ask('getBanners', { query, always: true });
    const ids = rowsOf(told.body, 'banners')
      .filter(isMarked)
      .flatMap((row) => idOf(row) ?? []);
    for (const id of ids) listed.add(id);
    return { told, ids };
  }

  async function isGone(id: string): Promise<boolean> {
    const path = { id };
    const told = await inquiry.ask('getBanner', { path, wanted: [404], always: true });
    if (told.status === 404) gone.add(id);
    return gone.has(id);
  }

  return {
    mark,
    find,
    isOwn,
    isGone,
    /** Adds a banner, or tries to; its identifier, where the answer names one. */
    async add(values: BannerForm, question: Question = {}) {
      const told = await inquiry.ask('createBanner', { ...question, body: form(values) });
      const id = idOf(partOf(told.body, 'banner'));
      if (id) named.add(id);
      // Without an answer it may have been added all the same.
      if (told.status === undefined || told.status < 300) mayHaveAdded = true;
      return { told, id };
    },
    /** Deletes what is not gone; returns what stays on the server all the same, in words. */
    async clean(): Promise<string[]> {
      if (!mayHaveAdded) return [];
      await find();
      for (const id of new Set([...named, ...listed])) {
        if (gone.has(id) || !(await isOwn(id))) continue;
        const wanted = [200, 404];
        await inquiry.ask('deleteBanner', { path: { id }, wanted, always: true });
        await isGone(id);
      }
      if (own.size === 0) return [`perhaps a banner named "${mark}": look for it in the list`];
      const left = [...own].filter((id) => !gone.has(id));
      return left.map((id) => `the banner ${id}, added as "${mark}"`);
    },
  };
}

export type OwnBanners = ReturnType<typeof createOwnBanners>;
