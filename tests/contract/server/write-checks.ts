import { randomBytes } from 'node:crypto';
import { PNG } from 'pngjs';
import type { CallOptions, Probe } from '../../../scripts/contract-verify/probe.ts';
import type { components } from '../../../src/generated/types.ts';
import { banners } from '../../../src/product/resources/banners.ts';
import { type Check, getId, getProperty, getRows } from './check.ts';

/** A grey image of the size that the console crops banners to. */
function createImage(): File {
  const [width, height] = banners.formFields?.image?.cropSize ?? [1, 1];
  const png = new PNG({ width, height });
  png.data.fill(0x88);
  return new File([new Uint8Array(PNG.sync.write(png))], 'banner.png', { type: 'image/png' });
}

/** The properties of the request body, and one that the contract does not have. */
type BannerProperty = keyof components['schemas']['NewBanner'] | 'notInTheContract';
type BannerValues = Partial<Record<BannerProperty, string | File>>;

function toFormData(values: BannerValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

/**
 * The banners that this run adds. A faulty server may return the identifier of any banner, so a banner is edited and
 * deleted only after its name was read and contains this run's marker.
 */
function createTemporaryBanners(probe: Probe) {
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
    const { body } = await probe.call('getBanner', { path: { id } });
    const banner = getProperty(body, 'banner');
    const isConfirmed = getId(banner) === id && hasMarker(banner);
    // Where the banner cannot be read, it is enough that the list and the response to adding it agree.
    if (isConfirmed || (listedIds.has(id) && addedIds.has(id))) ownIds.add(id);
    return ownIds.has(id);
  }

  /** Searches the list for the marker. */
  async function search() {
    const result = await probe.call('getBanners', { query: { key: marker } });
    const ids = getRows(result.body, 'banners')
      .filter(hasMarker)
      .flatMap((row) => getId(row) ?? []);
    for (const id of ids) listedIds.add(id);
    return { result, ids };
  }

  async function isDeleted(id: string): Promise<boolean> {
    const { status } = await probe.call('getBanner', { path: { id }, ...notFound });
    if (status === 404) deletedIds.add(id);
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
      // Without a response, the banner may have been added all the same.
      if (result.status === undefined || result.status < 300) mayHaveAdded = true;
      return { result, id };
    },
    /** Deletes this run's banners; returns a description of each that is still on the server. */
    async cleanUp(): Promise<string[]> {
      if (!mayHaveAdded) return [];
      await search();
      for (const id of new Set([...addedIds, ...listedIds])) {
        if (deletedIds.has(id) || !(await isOwn(id))) continue;
        await probe.call('deleteBanner', { path: { id }, allowedStatuses: [404] });
        await isDeleted(id);
      }
      if (ownIds.size === 0) return [`possibly a banner named "${marker}": search for it`];
      const remaining = [...ownIds].filter((id) => !deletedIds.has(id));
      return remaining.map((id) => `the banner ${id}, added as "${marker}"`);
    },
  };
}

const rejected = { expectedStatuses: [400, 422] };
const unauthorized = { token: null, expectedStatuses: [401] };
const notFound = { expectedStatuses: [404] };
const initial = { navigationUrl: 'https://example.com/before' };
const edited = { navigationUrl: 'https://example.com/after' };

/** The checks of the mutations, on a temporary banner; `cleanUp` has to be called after them. */
export function createWriteChecks(probe: Probe) {
  const temporary = createTemporaryBanners(probe);
  const { marker } = temporary;
  /** The identifier of the banner, once it is confirmed to be this run's; empty before. */
  let bannerId = '';

  const update = (values: BannerValues, options: CallOptions = {}) =>
    probe.call('updateBanner', { path: { id: bannerId }, body: toFormData(values), ...options });
  const deleteBanner = (options: CallOptions = {}) =>
    probe.call('deleteBanner', { path: { id: bannerId }, ...options });

  /** Reads the banner and compares it with what was sent. */
  async function checkSaved(sent: BannerValues): Promise<void> {
    const result = await probe.call('getBanner', { path: { id: bannerId } });
    if (!result.isValid) return;
    const banner = getProperty(result.body, 'banner');
    const message = 'expected what was sent, received something else';
    for (const [name, value] of Object.entries({ _id: bannerId, ...sent }))
      if (getProperty(banner, name) !== value)
        probe.report(result, [{ kind: 'not-saved', pointer: `/banner/${name}`, message }]);
  }

  async function add(): Promise<void> {
    const banner = { clientName: marker, ...initial };
    const { result: added, id } = await temporary.add({ ...banner, image: createImage() });
    const { result: listed, ids } = await temporary.search();
    if (added.isValid && listed.isValid && ids.length !== 1) {
      const message = `expected the added banner, searched for by name, received a list of ${ids.length}`;
      probe.report(listed, [{ kind: 'not-listed', pointer: '/banners', message }]);
    }
    if (id && !(await temporary.isOwn(id))) {
      const message = 'expected the identifier of the added banner, received another identifier';
      probe.report(added, [{ kind: 'other-record', pointer: '/banner/_id', message }]);
    }
    for (const candidate of id ? [id, ...ids] : ids) {
      if (!bannerId && (await temporary.isOwn(candidate))) bannerId = candidate;
    }
    if (bannerId) await checkSaved(banner);
  }

  const ofBanner: Check[] = [
    {
      id: 'updateBanner',
      title: 'saves other values',
      async run() {
        await update(edited);
        await update({ image: createImage() });
        await checkSaved({ clientName: marker, ...edited });
      },
    },
    {
      id: 'updateBanner',
      title: 'rejects values that violate a constraint',
      async run() {
        await update({ clientName: '' }, rejected);
        await update({ navigationUrl: '' }, rejected);
        await update({ clientName: `${marker} again`, notInTheContract: 'x' }, rejected);
      },
    },
    {
      id: 'createBanner',
      title: 'rejects a banner without an image',
      run: () => temporary.add({ clientName: `${marker} no image`, ...initial }, rejected),
    },
    { id: 'updateBanner', title: 'needs a token', run: () => update(initial, unauthorized) },
    { id: 'deleteBanner', title: 'needs a token', run: () => deleteBanner(unauthorized) },
    {
      id: 'deleteBanner',
      title: 'deletes a banner, which then is no more',
      async run() {
        await deleteBanner();
        if (!(await temporary.isDeleted(bannerId))) return;
        await update(initial, notFound);
        await deleteBanner(notFound);
      },
    },
  ];
  const skipReason = () => (bannerId === '' ? 'no banner was added' : undefined);
  const checks: Check[] = [
    { id: 'createBanner', title: 'adds a banner, which is listed', needsToken: true, run: add },
    ...ofBanner.map((check) => ({ ...check, skipReason })),
  ];
  return { checks, cleanUp: temporary.cleanUp };
}
