import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';
import { openEditor } from './rich-text.ts';
import { intrusions, vectors } from './xss-vectors.ts';

const allVectors = Object.values(vectors).flat();

/**
 * All vectors take minutes, so only `npm run test:full` runs them. `npm test` runs every eighth, and in legal texts only the
 * mutations.
 */
const sampleOf = (group: string[]) =>
  isFull ? group : group.filter((_, index) => index % 8 === 0);
const techniques = Object.entries(isFull ? vectors : { mutations: vectors.mutations });

// The browser reports blocked event handlers and images when it parses them, even where they could never run. No vector gets
// so far that the Content Security Policy has to block a script or a frame.
test.use({
  signedIn: true,
  expectedConsoleErrors: /inline event handler|img-src|base-uri|Failed to load|ERR_/,
});

// One test runs many vectors.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.exposeFunction('hit', () => {
    throw new Error('A vector ran: sanitise the text where the screen shows it.');
  });
  page.on('dialog', () => {
    throw new Error('A vector opened a dialog: sanitise the text where the screen shows it.');
  });
});

test('There are enough vectors, and none twice', () => {
  expect(allVectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(allVectors).size).toBe(allVectors.length);
});

/** Elements that could run a script, or link to or load a forbidden URL. */
const findHarmful = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) => {
    const forbidden =
      'script, style, link, meta, base, form, input, textarea, object, embed, frame, svg, math, template, button';
    const found = [...root.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on') || name === 'srcdoc' || name === 'formaction';
        const isScriptUrl =
          ['href', 'src', 'action', 'data', 'xlink:href'].includes(name) &&
          /^(javascript|vbscript|data:(?!image\/)|blob)/i.test(
            // The browser ignores control characters and spaces in URLs.
            [...value].filter((character) => character > ' ').join(''),
          );
        const isForeignFrame =
          element.tagName === 'IFRAME' &&
          name === 'src' &&
          new URL(value, 'x:').host !== 'www.youtube.com';
        if (isHandler || isScriptUrl || isForeignFrame) found.push(element.outerHTML);
      }
    }
    return found;
  });

for (const [technique, group] of techniques) {
  test(`${group.length} ${technique} in a legal text run no script, in the text and in the editor`, async ({
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
      // Alternates between the two texts, so that the text is fetched again.
      const title = titles[index % 2] ?? titles[0];
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText(`vector ${index}`, { exact: true })).toBeVisible();
      expect(await findHarmful(page, 'article'), vector).toEqual([]);
      // The editor uses the same sanitizer, so every fourth vector is enough.
      if (index % 4 !== 0) continue;
      const box = await openEditor(page, title);
      await expect(box).toContainText(`vector ${index}`);
      expect(await findHarmful(page, '.ql-editor'), vector).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(box).toHaveCount(0);
    }
  });
}

/** Links that do not open another tab, and elements that imitate a part of the console. */
const findIntrusive = (page: Page) =>
  page.getByRole('article').evaluate((root) => {
    const elements =
      'dialog, marquee, blink, canvas, [popover], [popovertarget], [download], [autoplay]';
    const attributes =
      '[tabindex], [role], [inert], [data-tooltip], .visually-hidden, .ql-tooltip, .ql-clipboard';
    const found = [...root.querySelectorAll(`${elements}, ${attributes}`)];
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')) {
      const isWeb = ['http:', 'https:'].includes(link.protocol);
      if (!isWeb || link.target !== '_blank' || link.rel !== 'noopener noreferrer')
        found.push(link);
    }
    for (const image of root.querySelectorAll('[usemap]')) {
      const name = image.getAttribute('usemap')?.slice(1);
      if (!root.querySelector(`map[name="${name}"]`)) found.push(image);
    }
    for (const element of root.querySelectorAll('*')) {
      if (getComputedStyle(element).position !== 'static') found.push(element);
    }
    return found.map(({ outerHTML }) => outerHTML);
  });

/** The controls of the console whose centre is covered by another element. */
const findCovered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header button, nav a, nav button')]
      .filter((control) => {
        if (!control.checkVisibility()) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
        return !topmost || !control.contains(topmost);
      })
      .map(({ outerHTML }) => outerHTML),
  );

test(`${intrusions.length} texts neither cover nor leave the page`, async ({ page, visit }) => {
  let data = '';
  await page.route(/privacy_policy|terms_and_conditions/, (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  const titles = ['Privacy Policy', 'Terms & Condition'] as const;
  await visit('/admin/dashboard');
  for (const [index, vector] of intrusions.entries()) {
    data = `<p>vector ${index}</p>${vector}`;
    await page.getByRole('link', { name: titles[index % 2] ?? titles[0], exact: true }).click();
    await expect(page.getByText(`vector ${index}`, { exact: true })).toBeVisible();
    expect(await findIntrusive(page), vector).toEqual([]);
    expect(await findCovered(page), vector).toEqual([]);
    expect(await findHarmful(page, 'article'), vector).toEqual([]);
  }
});

test('Vectors in names, descriptions and links are shown as text', async ({ page, visit }) => {
  await page.route('**/get-banners?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        length: allVectors.length,
        banners: allVectors.map((vector, index) => ({
          _id: (0x65e000 + index).toString(16).padEnd(24, '0'),
          clientName: vector,
          navigationUrl: /href="([^"]*)"/.exec(vector)?.[1] ?? vector,
          bannerUrl: /src="?([^" >]*)/.exec(vector)?.[1] ?? vector,
        })),
      },
    }),
  );
  await visit('/admin/banners');
  await expect(page.getByRole('row')).toHaveCount(allVectors.length + 1);
  const names = await page.getByRole('rowheader').allTextContents();
  expect(names).toEqual(allVectors);
  expect(await page.getByRole('table').locator('script, iframe, object, style').count()).toBe(0);
  const targets = await page
    .locator('a[target=_blank]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol));
  expect(targets.every((protocol) => ['http:', 'https:'].includes(protocol))).toBe(true);
});

test('Vectors in error messages are shown as text', async ({ page, visit }) => {
  let message = '';
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: { message } } }),
  );
  [message = ''] = allVectors;
  await visit('/admin/users');
  const alert = page.getByRole('alert');
  for (const vector of sampleOf(allVectors)) {
    const text = vector.replace(/\s+/g, ' ').trim();
    if (vector !== message) {
      message = vector;
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(alert).toContainText(text);
    expect(await alert.locator('script, img, iframe, a, style').count()).toBe(0);
  }
});

test('Vectors in file names are shown as text', async ({ page, visit }) => {
  await visit('/admin/banner/add');
  const image = page.getByLabel('Image');
  for (const vector of sampleOf(allVectors)) {
    await image.setInputFiles({ name: vector, mimeType: 'image/png', buffer: Buffer.from('none') });
    const alert = page.getByRole('alert');
    // The browser keeps only the part after the last slash.
    const name = vector.split('/').at(-1) ?? '';
    await expect(alert).toContainText(`${name.replace(/\s+/g, ' ').trim()} is not an image`);
    expect(await alert.locator('script, img, iframe, a, style').count()).toBe(0);
  }
});

test('A vector as token ends the session', async ({ page, visit }) => {
  await visit('/admin/users');
  for (const vector of sampleOf(allVectors)) {
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      window.dispatchEvent(new Event('storage'));
    }, vector);
    await page.waitForFunction(() => localStorage.getItem('token') === null);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  await page.evaluate((token) => localStorage.setItem('token', token), allVectors[0] ?? '');
  await page.reload();
  await page.evaluate(() => (window.location.hash = '/admin/users'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('token') === null);
});
