import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';
import { edit } from './rich-text.ts';
import { vectors } from './xss-vectors.ts';

const all = Object.values(vectors).flat();

/** All of them take minutes: `npm run test:full`. Otherwise every eighth, and in texts the trickiest alone. */
const sampled = (group: string[]) => (isFull ? group : group.filter((_, index) => index % 8 === 0));
const techniques = Object.entries(isFull ? vectors : { mutations: vectors.mutations });

// The browser reports what it refuses as soon as it is parsed, even where it could never run. No vector
// gets so far that it would have to refuse a script or a frame.
test.use({
  signedIn: true,
  expectedComplaints: /inline event handler|img-src|base-uri|Failed to load|ERR_/,
});

// One test tries many vectors.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.exposeFunction('hit', () => {
    throw new Error('A vector ran.');
  });
  page.on('dialog', () => {
    throw new Error('A vector opened a dialog.');
  });
});

test('The corpus is large enough, and says nothing twice', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
});

/** What in a part of the page could run, or lead where it must not. */
const harmful = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const forbidden =
      'script, style, link, meta, base, form, input, textarea, object, embed, frame, svg, math, template, button';
    const found = [...root.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const runs = name.startsWith('on') || name === 'srcdoc' || name === 'formaction';
        const leads =
          ['href', 'src', 'action', 'data', 'xlink:href'].includes(name) &&
          /^(javascript|vbscript|data:(?!image\/)|blob)/i.test(
            // As the browser reads addresses: without control characters and blanks.
            [...value].filter((sign) => sign > ' ').join(''),
          );
        const frames =
          element.tagName === 'IFRAME' &&
          name === 'src' &&
          new URL(value, 'x:').host !== 'www.youtube.com';
        if (runs || leads || frames) found.push(element.outerHTML);
      }
    }
    return found;
  });

for (const [technique, group] of techniques) {
  test(`${group.length} ${technique} in a legal text run nothing, shown or edited`, async ({
    page,
    visit,
  }) => {
    let data = '';
    await page.route(/privacy_policy|terms_and_conditions/, (route) =>
      route.fulfill({ json: { success: true, data } }),
    );
    const titles = ['Privacy Policy', 'Terms & Condition'] as const;
    await visit('/admin/dashboard');
    for (const [index, vector] of group.entries()) {
      data = `<p>vector ${index}</p>${vector}`;
      // The other of the two texts each time, so that it is read anew.
      const title = titles[index % 2] ?? titles[0];
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText(`vector ${index}`, { exact: true })).toBeVisible();
      expect(await harmful(page, 'article'), vector).toEqual([]);
      // The editor cleans with the same function; every fourth is tried in it.
      if (index % 4 !== 0) continue;
      const box = await edit(page, title);
      await expect(box).toContainText(`vector ${index}`);
      expect(await harmful(page, '.ql-editor'), vector).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(box).toHaveCount(0);
    }
  });
}

test('Vectors in names, descriptions and links are text', async ({ page, visit }) => {
  await page.route('**/get-banners?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        length: all.length,
        banners: all.map((vector, index) => ({
          _id: (0x65e000 + index).toString(16).padEnd(24, '0'),
          clientName: vector,
          navigationUrl: /href="([^"]*)"/.exec(vector)?.[1] ?? vector,
          bannerUrl: /src="?([^" >]*)/.exec(vector)?.[1] ?? vector,
        })),
      },
    }),
  );
  await visit('/admin/banners');
  await expect(page.getByRole('row')).toHaveCount(all.length + 1);
  const names = await page.getByRole('rowheader').allTextContents();
  expect(names).toEqual(all);
  expect(await page.getByRole('table').locator('script, iframe, object, style').count()).toBe(0);
  const targets = await page
    .locator('a[target=_blank]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol));
  expect(targets.every((protocol) => ['http:', 'https:'].includes(protocol))).toBe(true);
});

test('Vectors in the messages of errors are text', async ({ page, visit }) => {
  let message = '';
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: { message } } }),
  );
  [message = ''] = all;
  await visit('/admin/users');
  const alert = page.getByRole('alert');
  for (const vector of sampled(all)) {
    const shown = vector.replace(/\s+/g, ' ').trim();
    if (vector !== message) {
      message = vector;
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(alert).toContainText(shown);
    expect(await alert.locator('script, img, iframe, a, style').count()).toBe(0);
  }
});

test('Vectors for the name of a file are text', async ({ page, visit }) => {
  await visit('/admin/banner/add');
  const image = page.getByLabel('Image');
  for (const vector of sampled(all)) {
    await image.setInputFiles({ name: vector, mimeType: 'image/png', buffer: Buffer.from('none') });
    const alert = page.getByRole('alert');
    // The browser keeps what follows the last slash.
    const name = vector.split('/').at(-1) ?? '';
    await expect(alert).toContainText(`${name.replace(/\s+/g, ' ').trim()} is not an image`);
    expect(await alert.locator('script, img, iframe, a, style').count()).toBe(0);
  }
});

test('A vector for a token means signed out', async ({ page, visit }) => {
  await visit('/admin/users');
  for (const vector of sampled(all)) {
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      window.dispatchEvent(new Event('storage'));
    }, vector);
    await page.waitForFunction(() => localStorage.getItem('token') === null);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  await page.evaluate((token) => localStorage.setItem('token', token), all[0] ?? '');
  await page.reload();
  await page.evaluate(() => (window.location.hash = '/admin/users'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('token') === null);
});
