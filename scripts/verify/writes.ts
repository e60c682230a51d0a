import type { Inquiry } from './inquiry.ts';
import {
  type BannerForm,
  createOwnBanners,
  form,
  type OwnBanners,
  picture,
} from './own-banners.ts';
import { partOf } from './part-of.ts';

const refused = { wanted: [400, 422] };
const [before, after] = ['https://example.com/before', 'https://example.com/after'];

/** Reads the banner back, and holds it against what was sent. */
async function compare(inquiry: Inquiry, id: string, sent: BannerForm) {
  const told = await inquiry.ask('getBanner', { path: { id } });
  if (!told.sound) return;
  const banner = partOf(told.body, 'banner');
  const differing = Object.entries({ _id: id, ...sent }).filter(
    ([name, value]) => partOf(banner, name) !== value,
  );
  const faults = differing.map(([name]) => ({
    pointer: `/banner/${name}`,
    expected: 'what was sent',
    received: 'something else',
  }));
  inquiry.report('getBanner', told, faults);
}

/** Adds a banner and finds it in the list, by its name; its identifier once it is sure to be our own. */
async function add(inquiry: Inquiry, own: OwnBanners): Promise<string | undefined> {
  const { told, id } = await own.add({
    clientName: own.mark,
    navigationUrl: before,
    image: picture(),
  });
  const { told: listed, ids } = await own.find();
  if (told.sound && listed.sound && ids.length !== 1) {
    const expected = 'the banner that was just added, found by its name';
    const received = `a list of ${ids.length}`;
    inquiry.report('getBanners', listed, [{ pointer: '/banners', expected, received }]);
  }
  if (id && !(await own.isOwn(id))) {
    const expected = 'the identifier of the banner that was added';
    const received = 'another identifier';
    inquiry.report('createBanner', told, [{ pointer: '/banner/_id', expected, received }]);
  }
  for (const found of id ? [id, ...ids] : ids) if (await own.isOwn(found)) return found;
  return undefined;
}

/** Changes past the contract's limits, and without a token: each has to be refused. */
async function breakLimits(inquiry: Inquiry, own: OwnBanners, id: string) {
  const path = { id };
  const change = (values: BannerForm) =>
    inquiry.ask('updateBanner', { path, body: form(values), ...refused });
  await change({ clientName: '' });
  await change({ navigationUrl: '' });
  await change({ clientName: `${own.mark} again`, notInTheContract: 'x' });
  await own.add({ clientName: `${own.mark} bare`, navigationUrl: before }, refused);
  const stranger = { path, token: null, wanted: [401] };
  await inquiry.ask('updateBanner', { ...stranger, body: form({ navigationUrl: before }) });
  await inquiry.ask('deleteBanner', stranger);
}

async function lifeOfABanner(inquiry: Inquiry, own: OwnBanners) {
  const id = await add(inquiry, own);
  if (!id) return;
  const path = { id };
  await compare(inquiry, id, { clientName: own.mark, navigationUrl: before });
  const changes: BannerForm[] = [{ navigationUrl: after }, { image: picture() }];
  for (const values of changes) await inquiry.ask('updateBanner', { path, body: form(values) });
  await breakLimits(inquiry, own, id);
  await compare(inquiry, id, { clientName: own.mark, navigationUrl: after });

  await inquiry.ask('deleteBanner', { path });
  if (!(await own.isGone(id))) return;
  const body = form({ navigationUrl: before });
  await inquiry.ask('updateBanner', { path, body, wanted: [404] });
  await inquiry.ask('deleteBanner', { path, wanted: [404] });
}

/**
 * Checks what changes something on a banner of its own, and deletes that whatever happens; what stays
 * on the server all the same is put into `left`.
 */
export async function checkWrites(inquiry: Inquiry, left: string[]): Promise<void> {
  const own = createOwnBanners(inquiry);
  try {
    await lifeOfABanner(inquiry, own);
  } finally {
    left.push(...(await own.clean()));
  }
}
