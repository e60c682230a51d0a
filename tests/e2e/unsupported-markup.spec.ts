import { expect, test } from './fixtures.ts';
import { openEditor } from './rich-text.ts';

test.use({ signedIn: true });

/** Markup that Quill has no format for, with the description that the editor shows for it. */
const samples: [description: string, markup: string, selector: string][] = [
  ['lines across the page', '<hr>', 'hr'],
  ['headings of tables', '<table><tr><th>Name</th><th>Use</th></tr></table>', 'th'],
  ['merged cells of tables', '<table><tr><td colspan="2">both</td></tr></table>', '[colspan]'],
  [
    'paragraphs in cells of tables',
    '<table><tr><td><p>one</p><p>two</p></td></tr></table>',
    'td p + p',
  ],
  ['captions', '<figure><figcaption>a caption</figcaption></figure>', 'figcaption'],
  ['lists of terms', '<dl><dt>term</dt><dd>meaning</dd></dl>', 'dl'],
  ['parts that unfold', '<details><summary>more</summary>all of it</details>', 'details'],
  ['marked words', '<p><mark>marked</mark></p>', 'mark'],
  ['small print', '<p><small>small</small></p>', 'small'],
  ['numbering of its own', '<ol start="3"><li>third</li></ol>', '[start]'],
  ['sounds and films', '<video></video>', 'video'],
  ['places that links lead to', '<p id="chapter">a part</p>', '[id$=chapter]'],
  ['other formats', '<p><kbd>Enter</kbd></p>', 'kbd'],
];

test('The editor keeps the text of unsupported markup, and lists what it removes; else there is no alert', async ({
  page,
  visit,
}) => {
  let data = samples.map(([, markup]) => markup).join('<p>and</p>');
  await page.route('**/privacy_policy', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await visit('/admin/privacy-policy');
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  for (const [description, , selector] of samples) {
    expect(await article.locator(selector).count(), description).toBeGreaterThan(0);
  }
  const text = await article.innerText();
  const box = await openEditor(page, 'Privacy Policy');
  const list = samples.map(([description]) => description).join(', ');
  await expect(page.getByRole('alert')).toHaveText(
    `The editor cannot keep everything in this text. An edit makes plain: ${list}.`,
  );
  for (const [description, , selector] of samples) {
    expect(await box.locator(selector).count(), description).toBe(0);
  }
  for (const word of text.split(/\s+/)) await expect(box).toContainText(word);

  data =
    '<table><thead><tr><th>Name</th><th><p>Use</p></th></tr></thead><tbody><tr><td>id</td><td></td></tr></tbody></table>';
  await page.reload();
  await openEditor(page, 'Privacy Policy');
  await expect(box.getByRole('row')).toHaveCount(2);
  // Headings of a table stay in separate cells, in bold.
  const headings = box.getByRole('row').first().getByRole('cell');
  await expect(headings).toHaveText(['Name', 'Use']);
  await expect(headings.locator('strong')).toHaveText(['Name', 'Use']);

  data = '<p>one</p><ul><li>two</li></ul>';
  await page.reload();
  await openEditor(page, 'Privacy Policy');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
