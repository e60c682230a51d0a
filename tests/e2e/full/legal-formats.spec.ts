import { expect, test } from '../fixtures.ts';
import { imagePath } from '../test-images.ts';
import { submit } from '../page-actions.ts';
import { openEditor, typeLine, pickOption, toolbarButton, useMenuTool } from '../rich-text.ts';

test.use({ signedIn: true });

const video = 'https://www.youtube.com/embed/story?showinfo=0';

test('All formats of the editor are saved and restored', async ({
  page,
  visit,
  expectAccessible,
}) => {
  test.slow();
  await visit('/admin/terms-and-condition');
  const title = 'Terms & Condition';
  let box = await openEditor(page, title);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await typeLine(
    page,
    'Chapter',
    () => pickOption(page, 'Heading', 'Heading 2'),
    () => Promise.resolve(),
  );
  for (const name of ['Bold', 'Italic', 'Underline']) {
    await toolbarButton(page, name).click();
    await page.keyboard.type(name);
    await toolbarButton(page, name).click();
  }
  for (const name of ['Strike', 'Subscript', 'Superscript', 'Code']) {
    await useMenuTool(page, name);
    await page.keyboard.type(name);
    await useMenuTool(page, name);
  }
  await pickOption(page, 'Text colour', 'Blue');
  await pickOption(page, 'Background colour', 'Yellow');
  await pickOption(page, 'Font', 'Serif');
  await page.keyboard.type('colourful');
  await page.keyboard.press('Enter');
  await useMenuTool(page, 'Clear formatting');
  await typeLine(
    page,
    'centred',
    () => pickOption(page, 'Alignment', 'Centre'),
    () => pickOption(page, 'Alignment', 'Left'),
  );
  await typeLine(
    page,
    'from the right',
    () => useMenuTool(page, 'Right to left'),
    async () => {
      await useMenuTool(page, 'Right to left');
      await pickOption(page, 'Alignment', 'Left');
    },
  );
  await toolbarButton(page, 'Bulleted list').click();
  await page.keyboard.type('outer');
  await page.keyboard.press('Enter');
  await typeLine(
    page,
    'inner',
    () => useMenuTool(page, 'More indent'),
    async () => {
      await useMenuTool(page, 'Less indent');
      await toolbarButton(page, 'Bulleted list').click();
    },
  );
  await typeLine(page, 'numbered', () => toolbarButton(page, 'Numbered list').click());
  await typeLine(page, 'quoted', () => useMenuTool(page, 'Quote'));
  await typeLine(page, 'const x = 1;', () => useMenuTool(page, 'Code block'));
  await page.keyboard.type('linked');
  await page.keyboard.press('Shift+Home');
  await toolbarButton(page, 'Link').click();
  await page.getByLabel('Address').fill('https://example.com/linked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const fileChooser = page.waitForEvent('filechooser');
  await toolbarButton(page, 'Image').click();
  await (await fileChooser).setFiles(imagePath('tiny.png'));
  await expect(box.locator('img')).toBeVisible();
  await page.keyboard.press('Control+End');
  await toolbarButton(page, 'Video').click();
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
  for (const [tag, label] of Object.entries({
    strong: 'Bold',
    em: 'Italic',
    u: 'Underline',
    s: 'Strike',
    sub: 'Subscript',
    sup: 'Superscript',
    code: 'Code',
  })) {
    await expect(text.locator(tag)).toHaveText(label);
  }
  const colourful = text.getByText('colourful', { exact: true });
  await expect(colourful).toHaveCSS('color', 'rgb(0, 102, 204)');
  await expect(colourful).toHaveCSS('background-color', 'rgb(255, 255, 204)');
  await expect(colourful).toHaveCSS('font-family', 'serif');
  await expect(text.getByText('centred')).toHaveCSS('text-align', 'center');
  await expect(text.getByText('from the right')).toHaveCSS('direction', 'rtl');
  await expect(text.locator('ul > li > ul > li')).toHaveText('inner');
  await expect(text.locator('ul > li').filter({ hasText: 'outer' })).toHaveCount(1);
  await expect(text.locator('ol > li')).toHaveText('numbered');
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
  box = await openEditor(page, title);
  // The editor supports everything that it has written.
  await expect(page.getByRole('alert')).toHaveCount(0);
  const second = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  expect((await second).postDataJSON()).toEqual({ content });
});
