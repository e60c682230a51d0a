import type { Probe } from './probe.ts';
import { getProperty } from './response-values.ts';
import {
  type BannerValues,
  createBannerImage,
  createTemporaryBanners,
  type TemporaryBanners,
  toFormData,
} from './temporary-banners.ts';

const invalid = { expectedStatuses: [400, 422] };
const initialUrl = 'https://example.com/before';
const editedUrl = 'https://example.com/after';

/** Reads the banner and compares it with what was sent. */
async function checkSaved(probe: Probe, id: string, sent: BannerValues) {
  const result = await probe.call('getBanner', { path: { id } });
  if (!result.isValid) return;
  const banner = getProperty(result.body, 'banner');
  const differing = Object.entries({ _id: id, ...sent }).filter(
    ([name, value]) => getProperty(banner, name) !== value,
  );
  const violations = differing.map(([name]) => ({
    kind: 'not-saved' as const,
    pointer: `/banner/${name}`,
    expected: 'what was sent',
    received: 'something else',
  }));
  probe.report('getBanner', result, violations);
}

/** Adds a banner and searches for it by name; returns its identifier once it is confirmed to be this run's. */
async function addBanner(probe: Probe, banners: TemporaryBanners): Promise<string | undefined> {
  const { result: added, id } = await banners.add({
    clientName: banners.marker,
    navigationUrl: initialUrl,
    image: createBannerImage(),
  });
  const { result: listed, ids } = await banners.search();
  if (added.isValid && listed.isValid && ids.length !== 1) {
    const expected = 'the added banner, searched for by name';
    const received = `a list of ${ids.length}`;
    probe.report('getBanners', listed, [
      { kind: 'not-listed', pointer: '/banners', expected, received },
    ]);
  }
  if (id && !(await banners.isOwn(id))) {
    const expected = 'the identifier of the added banner';
    const received = 'another identifier';
    probe.report('createBanner', added, [
      { kind: 'other-record', pointer: '/banner/_id', expected, received },
    ]);
  }
  for (const candidate of id ? [id, ...ids] : ids) {
    if (await banners.isOwn(candidate)) return candidate;
  }
  return undefined;
}

/** Sends values that violate the constraints, and changes without a token: the server has to reject each. */
async function checkInvalidChanges(probe: Probe, banners: TemporaryBanners, id: string) {
  const path = { id };
  const update = (values: BannerValues) =>
    probe.call('updateBanner', { path, body: toFormData(values), ...invalid });
  await update({ clientName: '' });
  await update({ navigationUrl: '' });
  await update({ clientName: `${banners.marker} again`, notInTheContract: 'x' });
  await banners.add(
    { clientName: `${banners.marker} without image`, navigationUrl: initialUrl },
    invalid,
  );
  const unauthorized = { path, token: null, expectedStatuses: [401] };
  const body = toFormData({ navigationUrl: initialUrl });
  await probe.call('updateBanner', { ...unauthorized, body });
  await probe.call('deleteBanner', unauthorized);
}

async function checkBannerLifecycle(probe: Probe, banners: TemporaryBanners) {
  const id = await addBanner(probe, banners);
  if (!id) return;
  const path = { id };
  await checkSaved(probe, id, { clientName: banners.marker, navigationUrl: initialUrl });
  const updates: BannerValues[] = [{ navigationUrl: editedUrl }, { image: createBannerImage() }];
  for (const values of updates) {
    await probe.call('updateBanner', { path, body: toFormData(values) });
  }
  await checkInvalidChanges(probe, banners, id);
  await checkSaved(probe, id, { clientName: banners.marker, navigationUrl: editedUrl });

  await probe.call('deleteBanner', { path });
  if (!(await banners.isDeleted(id))) return;
  const body = toFormData({ navigationUrl: initialUrl });
  await probe.call('updateBanner', { path, body, expectedStatuses: [404] });
  await probe.call('deleteBanner', { path, expectedStatuses: [404] });
}

/** Checks the mutations on a temporary banner and always cleans up; what cannot be deleted is added to `leftovers`. */
export async function checkWrites(probe: Probe, leftovers: string[]): Promise<void> {
  const banners = createTemporaryBanners(probe);
  try {
    await checkBannerLifecycle(probe, banners);
  } finally {
    leftovers.push(...(await banners.cleanUp()));
  }
}
