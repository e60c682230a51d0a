import { expect, expectAccessible, test } from '../fixtures.ts';
import { openEditor, submitRequest, useTool } from '../forms.ts';
import { imagePath } from '../images.ts';

const inlineFormats = ['Bold', 'Italic', 'Underline', 'Strike', 'Subscript', 'Superscript', 'Code'];

/** Lines, with the tools that are used before each is typed, and after its end; "Heading: 2" is an option of a drop-down. */
const lines: [text: string, before: string[], after: string[]][] = [
  [
    'colourful',
    ['Text colour: Blue', 'Background colour: Yellow', 'Font: Serif'],
    ['Clear formatting'],
  ],
  ['centred', ['Alignment: Centre'], ['Alignment: Left']],
  ['from the right', ['Right to left'], ['Right to left', 'Alignment: Left']],
  ['outer', ['Bulleted list'], []],
  ['inner', ['More indent'], ['Less indent', 'Bulleted list']],
  ['numbered', ['Numbered list'], ['Numbered list']],
  ['quoted', ['Quote'], ['Quote']],
  ['const x = 1;', ['Code block'], ['Code block']],
];

/** What the lines are saved as. */
const expected = [
  '<h2>Chapter</h2>',
  '<p><strong>Bold</strong><em>Italic</em><u>Underline</u><s>Strike</s><sub>Subscript</sub><sup>Superscript</sup><code>Code</code><span style="color: rgb(0, 102, 204); background-color: rgb(255, 255, 204); font-family: serif;">colourful</span></p>',
  '<p style="text-align: center;">centred</p>',
  '<p style="text-align: right; direction: rtl;">from the right</p>',
  '<ul><li>outer<ul><li>inner</li></ul></li></ul>',
  '<ol><li>numbered</li></ol>',
  '<blockquote>quoted</blockquote>',
  '<pre>const x = 1;</pre>',
  '<p><a href="https://example.com/linked" rel="noopener noreferrer" target="_blank">linked</a></p>',
  '<p><img src="data:image/png;base64,…" alt="A square"></p>',
  '<iframe frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/story?showinfo=0" title="Video"></iframe>',
  '<p><br></p>',
].join('\n');

test('All formats of the editor are saved and restored', async ({ page }) => {
  test.slow();
  await page.goto('#/admin/terms-and-condition');
  const title = 'Terms & Condition';
  let box = await openEditor(page, title);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await useTool(page, 'Heading: Heading 2');
  await page.keyboard.type('Chapter');
  await page.keyboard.press('Enter');
  for (const name of inlineFormats) {
    await useTool(page, name);
    await page.keyboard.type(name);
    await useTool(page, name);
  }
  for (const [text, before, after] of lines) {
    for (const tool of before) await useTool(page, tool);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    for (const tool of after) await useTool(page, tool);
  }
  await page.keyboard.type('linked');
  await page.keyboard.press('Shift+Home');
  await useTool(page, 'Link');
  const address = page.getByLabel('Address');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('');
  await expect(address).toHaveAttribute('placeholder', 'https://example.com');
  // The scheme is added.
  await address.fill('example.com/linked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const fileChooser = page.waitForEvent('filechooser');
  await useTool(page, 'Image');
  await (await fileChooser).setFiles(imagePath('tiny.png'));
  await expect(box.locator('img')).toBeVisible();
  await page.getByLabel('Alternative text').fill('A square');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Control+End');
  await useTool(page, 'Video');
  await address.fill('https://www.youtube.com/watch?v=story');
  await page.keyboard.press('Enter');
  await expect(box.locator('iframe')).toBeVisible();
  await expectAccessible(page);

  const { content } = (await submitRequest(page)).postDataJSON() as { content: string };
  expect(content.replace(/(data:image\/png;base64,)[^"]+/, '$1…')).toBe(expected);
  await expect(page.getByRole('article').getByTitle('Video')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  box = await openEditor(page, title);
  // The editor supports everything that it has written.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await submitRequest(page)).postDataJSON()).toEqual({ content });
});
