import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resourcesByName } from '../../src/app/resources.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { createImageFile } from '../support/image-files.tsx';
import { fillFields, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { operations } from './specimens/generated/operations.ts';
import { scaffold, specimensWithActions } from './specimens/specimens.ts';

const resource = resolveResource({ ...scaffold, actions: [] }, operations);
const copyPath = '/admin/specimen/add?from=12';
const name = page.getByRole('textbox', { name: 'Specimen' });
const heading = page.getByRole('heading', { level: 1 });

describe('A record is duplicated', () => {
  test('from the menu of its row', async () => {
    const { screen, getPath } = await renderEngine({ resource });
    await screen.getByRole('button', { name: 'More actions for specimen Ammonite' }).click();
    await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(name).toHaveValue('Ammonite');
    await expect.element(heading).toHaveTextContent('Add Specimen');
    expect(getPath()).toBe(copyPath);
  });

  test('from its page, with a way back to the page of the list', async () => {
    const { screen, getPath } = await renderEngine({
      resource,
      initialPath: '/admin/specimens?page=2',
    });
    await screen.getByRole('link', { name: 'View specimen Ammonite' }).click();
    await screen.getByRole('button', { name: 'Duplicate' }).click();
    await expect.element(name).toHaveValue('Ammonite');
    expect(getPath()).toBe(copyPath);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(getPath()).toBe('/admin/specimens?page=2');
  });

  test('only where the resource says so', async () => {
    const { screen } = await renderEngine({
      resource: specimensWithActions,
      initialPath: '/admin/view/specimen/12',
    });
    await expect.element(screen.getByRole('button', { name: 'Print card' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Duplicate' }).elements()).toEqual([]);
  });
});

describe('The copy of a record', () => {
  const renderCopy = (options: RenderEngineOptions = {}) =>
    renderEngine({ resource, initialPath: copyPath, ...options });

  test('says what it is, and sends nothing before it is submitted', async () => {
    const { screen, sent } = await renderCopy();
    await expect.element(screen.getByText('A copy of “Ammonite”, not saved yet')).toBeVisible();
    expect(sent()).toEqual(['GET /specimens/12']);
  });

  test('has all values but the identifier, secrets and what is read-only', async () => {
    const { screen, bodyOf } = await renderCopy();
    await fillFields({ Specimen: 'Nautilus' });
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Specimen Added')).toBeVisible();
    const body = (await bodyOf('POST')) as Record<string, unknown>;
    expect(body).toMatchObject({
      name: 'Nautilus',
      status: 'lent',
      parts: [
        { name: 'Shell', amount: 1, fragile: true, material: 'stone' },
        { name: 'Base', amount: 2, fragile: false, material: 'wood' },
      ],
      place: { street: 'Main Street 1', city: 'Berlin', position: { x: 1, y: 2.5 } },
    });
    for (const absent of ['id', 'secret', 'createdAt', 'updatedAt'])
      expect(body).not.toHaveProperty(absent);
  });

  test('is left without a question until a value is changed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { screen, getPath } = await renderCopy();
    await fillFields({ Specimen: 'Nautilus' });
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => confirm).toHaveBeenCalledOnce();
    await fillFields({ Specimen: 'Ammonite' });
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe('/admin/specimens');
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('of a record that is gone is an error that leads back to the list', async () => {
    const { screen, getPath } = await renderCopy({
      respond: ({ url }) => (url.endsWith('/12') ? 'code=404' : undefined),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^This specimen could not be loaded\./);
    await expect.element(heading).toHaveTextContent('Add Specimen');
    await alert.getByRole('link', { name: 'Back to Specimens' }).click();
    expect(getPath()).toBe('/admin/specimens');
  });
});

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
