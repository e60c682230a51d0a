import { randomBytes } from 'node:crypto';
import { PNG } from 'pngjs';
import type { components } from '../../src/generated/types.ts';
import { banners } from '../../src/resources/banners.ts';
import type { CallOptions, CallResult, Probe } from './probe.ts';
import { getId, getProperty, getRows } from './response-values.ts';

/** A grey image of the size that the console crops banners to. */
export function createBannerImage(): File {
  const [width, height] = banners.formFields?.image?.cropSize ?? [1, 1];
  const png = new PNG({ width, height });
  png.data.fill(0x88);
  return new File([new Uint8Array(PNG.sync.write(png))], 'banner.png', { type: 'image/png' });
}

/** The properties of the request body, and one that the contract does not have. */
type BannerProperty = keyof components['schemas']['NewBanner'] | 'notInTheContract';
export type BannerValues = Partial<Record<BannerProperty, string | File>>;

export function toFormData(values: BannerValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

/**
 * The banners that this run adds. A faulty server may return the identifier of any banner, so a banner is edited and
 * deleted only after its name was read and contains this run's marker.
 */
export function createTemporaryBanners(probe: Probe) {
  const marker = `contract:verify ${randomBytes(8).toString('hex')}`;
  const addedIds = new Set<string>();
  const listedIds = new Set<string>();
  const ownIds = new Set<string>();
  const deletedIds = new Set<string>();
  let mayHaveAdded = false;

  const nameProperty: keyof components['schemas']['Banner'] = 'clientName';
  const hasMarker = (banner: unknown) =>
    String(getProperty(banner, nameProperty)).startsWith(marker);

  async function isOwn(id: string): Promise<boolean> {
    if (ownIds.has(id)) return true;
    const result = await probe.call('getBanner', { path: { id }, ignoreAbort: true });
    const banner = getProperty(result.body, 'banner');
    const isConfirmed = getId(banner) === id && hasMarker(banner);
    // Where the banner cannot be read, it is enough that the list and the response to adding it agree.
    if (isConfirmed || (listedIds.has(id) && addedIds.has(id))) ownIds.add(id);
    return ownIds.has(id);
  }

  /** Searches the list for the marker, even after the run was aborted. */
  async function search(): Promise<{ result: CallResult; ids: string[] }> {
    const { options } = probe.findOperation('getBanners').pageSizes;
    const query = { key: marker, currentPage: 1, resultPerPage: Math.max(...options) };
    const result = await probe.call('getBanners', { query, ignoreAbort: true });
    const ids = getRows(result.body, 'banners')
      .filter(hasMarker)
      .flatMap((row) => getId(row) ?? []);
    for (const id of ids) listedIds.add(id);
    return { result, ids };
  }

  async function isDeleted(id: string): Promise<boolean> {
    const options = { path: { id }, expectedStatuses: [404], ignoreAbort: true };
    const result = await probe.call('getBanner', options);
    if (result.status === 404) deletedIds.add(id);
    return deletedIds.has(id);
  }

  return {
    marker,
    search,
    isOwn,
    isDeleted,
    /** Tries to add a banner; returns the identifier of the response, if any. */
    async add(values: BannerValues, options: CallOptions = {}) {
      const result = await probe.call('createBanner', { ...options, body: toFormData(values) });
      const id = getId(getProperty(result.body, 'banner'));
      if (id) addedIds.add(id);
      // Without a response it may have been added all the same.
      if (result.status === undefined || result.status < 300) mayHaveAdded = true;
      return { result, id };
    },
    /** Deletes this run's banners; returns a description of each that is still on the server. */
    async cleanUp(): Promise<string[]> {
      if (!mayHaveAdded) return [];
      await search();
      for (const id of new Set([...addedIds, ...listedIds])) {
        if (deletedIds.has(id) || !(await isOwn(id))) continue;
        const options = { path: { id }, allowedStatuses: [404], ignoreAbort: true };
        await probe.call('deleteBanner', options);
        await isDeleted(id);
      }
      if (ownIds.size === 0) return [`possibly a banner named "${marker}": search for it`];
      const remaining = [...ownIds].filter((id) => !deletedIds.has(id));
      return remaining.map((id) => `the banner ${id}, added as "${marker}"`);
    },
  };
}

export type TemporaryBanners = ReturnType<typeof createTemporaryBanners>;
