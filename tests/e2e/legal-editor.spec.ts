import type { Page } from '@playwright/test';
import { answerConfirm, expect, test } from './fixtures.ts';
import { picture } from './picture.ts';

test.use({ signedIn: true });

const documents = [
  {
    route: '/admin/privacy-policy',
    title: 'Privacy Policy',
    toast: 'Privacy Poilicy Content Updated Succesfully.',
  },
  {
    route: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    toast: 'Terms & Condition Content Updated Succesfully',
  },
];

const video = 'https://www.youtube.com/embed/story?showinfo=0';

test.beforeEach(({ page }) =>
  page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: '' })),
);

async function edit(page: Page, title: string) {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const box = page.getByRole('textbox', { name: title });
  await expect(box).toBeFocused();
  return box;
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

async function pick(page: Page, picker: string, choice: string) {
  await tool(page, picker).click();
  await tool(page, `${picker}: ${choice}`).click();
}

/** Types a line, its format switched on before it and off after it. */
async function line(page: Page, text: string, format: () => Promise<void>, reset = format) {
  await format();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await reset();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

for (const { route, title, toast } of documents) {
  test(`${title} is edited, saved, and still changed after a reload`, async ({ page, visit }) => {
    await visit(route);
    const box = await edit(page, title);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' One more thing.');
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await submit(page);
    await answered;
    await expect(page.getByText(toast)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One more thing.');
    await page.reload();
    await expect(page.getByRole('article')).toContainText('One more thing.');
  });
}

test('What was formatted comes back the same', async ({ page, visit, expectAccessible }) => {
  test.slow();
  await visit('/admin/terms-and-condition');
  const title = 'Terms & Condition';
  let box = await edit(page, title);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await line(
    page,
    'Chapter',
    () => pick(page, 'Heading', '2'),
    () => Promise.resolve(),
  );
  for (const name of [
    'Bold',
    'Italic',
    'Underline',
    'Strike',
    'Subscript',
    'Superscript',
    'Code',
  ]) {
    await tool(page, name).click();
    await page.keyboard.type(name);
    await tool(page, name).click();
  }
  await pick(page, 'Text colour', '#0066cc');
  await pick(page, 'Background colour', '#ffffcc');
  await pick(page, 'Font', 'serif');
  await page.keyboard.type('colourful');
  await page.keyboard.press('Enter');
  await tool(page, 'Clear formatting').click();
  await line(
    page,
    'centred',
    () => pick(page, 'Alignment', 'center'),
    () => pick(page, 'Alignment', 'left'),
  );
  await line(
    page,
    'from the right',
    () => tool(page, 'Right to left').click(),
    async () => {
      await tool(page, 'Right to left').click();
      await pick(page, 'Alignment', 'left');
    },
  );
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('outer');
  await page.keyboard.press('Enter');
  await line(
    page,
    'inner',
    () => tool(page, 'More indent').click(),
    async () => {
      await tool(page, 'Less indent').click();
      await tool(page, 'Bulleted list').click();
    },
  );
  await line(page, 'numbered', () => tool(page, 'Numbered list').click());
  await line(page, 'quoted', () => tool(page, 'Quote').click());
  await line(page, 'const x = 1;', () => tool(page, 'Code block').click());
  await page.keyboard.type('linked');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('https://example.com/linked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const chosen = page.waitForEvent('filechooser');
  await tool(page, 'Image').click();
  await (await chosen).setFiles(picture('tiny.png'));
  await expect(box.locator('img')).toBeVisible();
  await page.keyboard.press('Control+End');
  await tool(page, 'Video').click();
  await page.getByLabel('Address').fill('https://www.youtube.com/watch?v=story');
  await page.keyboard.press('Enter');
  await expect(box.locator('iframe')).toBeVisible();
  await expectAccessible();

  const first = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  const { content } = (await first).postDataJSON() as { content: string };
  await expect(box).toHaveCount(0);

  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { level: 2, name: 'Chapter' })).toBeVisible();
  for (const [tag, word] of Object.entries({
    strong: 'Bold',
    em: 'Italic',
    u: 'Underline',
    s: 'Strike',
    sub: 'Subscript',
    sup: 'Superscript',
    code: 'Code',
  })) {
    await expect(text.locator(tag)).toHaveText(word);
  }
  const colourful = text.getByText('colourful', { exact: true });
  await expect(colourful).toHaveCSS('color', 'rgb(0, 102, 204)');
  await expect(colourful).toHaveCSS('background-color', 'rgb(255, 255, 204)');
  await expect(colourful).toHaveCSS('font-family', /serif/);
  await expect(text.getByText('centred')).toHaveCSS('text-align', 'center');
  await expect(text.getByText('from the right')).toHaveCSS('direction', 'rtl');
  await expect(text.getByRole('listitem')).toHaveText(['outer', 'inner', 'numbered']);
  const [outer, inner] = await text
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => parseFloat(getComputedStyle(item).paddingLeft)));
  expect(inner).toBeGreaterThan(outer ?? Infinity);
  await expect(text.locator('blockquote')).toHaveText('quoted');
  await expect(text.getByText('const x = 1;')).toHaveCSS('font-family', /monospace/);
  await expect(text.getByRole('link', { name: 'linked' })).toHaveAttribute(
    'href',
    'https://example.com/linked',
  );
  await expect(text.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await expect(text.getByTitle('Video')).toHaveAttribute('src', video);
  await expectAccessible();

  await page.reload();
  box = await edit(page, title);
  const second = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  expect(meaning((await second).postDataJSON().content)).toEqual(meaning(content));
});

/** The same markup, whatever the order of its classes; Quill notes the language of plain code itself. */
const meaning = (html: string) =>
  html
    .replaceAll(' data-language="plain"', '')
    .replace(/class="([^"]*)"/g, (_, names: string) => names.split(' ').toSorted().join(' '));

test('A text needs some content', async ({ page, visit }) => {
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await visit('/admin/privacy-policy');
  await edit(page, 'Privacy Policy');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('   ');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill Some content before edit.');
  await page.keyboard.press('Shift+Tab');
  expect(puts).toBe(0);
});

test.describe('A video of a host that may not show one', () => {
  test('is refused before it is lost', async ({ page, visit }) => {
    await page.route('https://videos.example.com/**', (route) => route.fulfill({ body: '' }));
    await visit('/admin/privacy-policy');
    const box = await edit(page, 'Privacy Policy');
    await tool(page, 'Video').click();
    await page.getByLabel('Address').fill('https://videos.example.com/story');
    await page.keyboard.press('Enter');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(
      'A video can be shown from YouTube or Vimeo only.',
    );
    await expect(box.locator('iframe')).toBeVisible();
  });
});

test('Unsaved changes are left only once that is confirmed', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  let box = await edit(page, 'Privacy Policy');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveCount(0);

  box = await edit(page, 'Privacy Policy');
  await page.keyboard.type('Half a thought. ');
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('link', { name: 'Users' }).click(),
  ]) {
    const asked = answerConfirm(page, false);
    await leave();
    expect(await asked).toBe('You have unsaved changes. Leave without saving them?');
    await expect(box).toContainText('Half a thought.');
  }
  const asked = answerConfirm(page, true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await asked;
  await expect(page.getByRole('article')).not.toContainText('Half a thought.');
});

test('The keyboard comes into the editor and out of it', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  const box = await edit(page, 'Privacy Policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Clear formatting')).toBeFocused();
});

test.describe('Without a session', () => {
  test.use({ signedIn: false });

  test('there is nothing to edit with', async ({ page, visit }) => {
    await visit('/admin/privacy-policy');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});

test('What a server sends is made harmless before it is edited', async ({ page, visit }) => {
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  const data = `<p>before</p><img src="x:" onerror="hit()"><svg onload="hit()"></svg>
    <iframe srcdoc="<script>parent.hit()</script>"></iframe><a href="javascript:hit()">go</a>`;
  await page.route('**/privacy_policy', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await visit('/admin/privacy-policy');
  const box = await edit(page, 'Privacy Policy');
  await expect(box).toContainText('before');
  await expect(box.locator('iframe, svg, script, [onerror], [href^=javascript]')).toHaveCount(0);
  expect(hits).toBe(0);
});
