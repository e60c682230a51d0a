import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resourcesByName } from '../../../src/app/resources.ts';
import { createImageFile } from '../../support/image-files.tsx';
import { renderEngine } from '../../support/render-engine.tsx';

describe('The picture of a copy', () => {
  const { banners } = resourcesByName;
  const _id = '65e000000000000000000001';
  const address = `${window.location.origin}/uploads/spring.png`;
  const image = page.getByLabelText('Image');
  const picture = page.getByAltText('What will be saved');
  const missing = 'The file could not be copied. Choose it again.';

  /** Renders the copy of a banner, whose picture is what the server responds with. */
  async function renderBanner(respond: () => Response | Promise<Response>) {
    const read = vi.spyOn(window, 'fetch').mockImplementation(async () => respond());
    const banner = {
      _id,
      clientName: 'Acme',
      navigationUrl: 'https://acme.example',
      bannerUrl: address,
    };
    const engine = await renderEngine({
      resource: banners,
      initialPath: `/admin/banner/add?from=${_id}`,
      respond: ({ method }) =>
        Response.json(method === 'GET' ? { success: true, banner } : { success: true }),
    });
    await expect.element(page.getByLabelText('Client Name')).toHaveValue('Acme');
    /** Submits the form; returns the image that is sent. */
    async function submit() {
      await engine.screen.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => engine.sent('POST')).toHaveLength(1);
      const body = await engine.requests.at(-1)?.formData();
      return body?.get('image');
    }
    return { ...engine, read, submit };
  }

  test('is sent as it is stored', async () => {
    const stored = await createImageFile('spring.png', 'image/png', 337, 120);
    const { read, submit } = await renderBanner(() => new Response(stored));
    await expect.element(picture).toHaveProperty('naturalWidth', 337);
    expect(String(read.mock.calls[0]?.[0])).toBe(address);
    const sent = await submit();
    if (!(sent instanceof File)) throw new Error('No file was sent.');
    expect([sent.name, sent.type]).toEqual(['spring.png', 'image/png']);
    expect(await sent.bytes()).toEqual(await stored.bytes());
  });

  test('is cropped if it has another size than the form asks for', async () => {
    const stored = await createImageFile('spring.png', 'image/png', 800, 600);
    const { submit } = await renderBanner(() => new Response(stored));
    const { width, height } = await createImageBitmap((await submit()) as File);
    expect([width, height]).toEqual([337, 120]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['its server does not let the page read it', () => Promise.reject(new TypeError('Failed'))],
    ['it is not there', () => new Response('', { status: 404 })],
    [
      'it is no picture',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('has to be chosen again if %s', async (_, respond) => {
    const { screen } = await renderBanner(respond);
    await expect.element(image).toHaveAccessibleDescription(missing);
    await expect.element(image).toHaveAttribute('aria-invalid', 'true');
    await image.upload(await createImageFile('new.png', 'image/png', 600, 400));
    await expect.element(picture).toBeVisible();
    await expect.element(screen.getByText(missing)).not.toBeInTheDocument();
    await expect.element(image).toHaveAttribute('aria-invalid', 'false');
  });
});
