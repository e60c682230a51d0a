import { expect, test } from './fixtures.ts';

const documents = [
  { route: '/admin/privacy-policy', title: 'Privacy Policy', endpoint: 'privacy_policy' },
  {
    route: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    endpoint: 'terms_and_conditions',
  },
];

for (const { route, title, endpoint } of documents) {
  test(`${title} can be read without a session`, async ({ page, visit, expectAccessible }) => {
    const request = page.waitForRequest(`**/${endpoint}`);
    await visit(route);
    expect(await (await request).headerValue('authorization')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectAccessible();
    for (const name of ['Story Admin', 'Back to sign in']) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveTitle('Login');
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  });
}

test.describe('A hostile text', () => {
  // The browser reports an event handler when it parses it, even where it can never run.
  test.use({ expectedConsoleErrors: /inline event handler|404 \(Not Found\)/ });

  test('keeps its formats, opens links safely and runs no script', async ({ page, visit }) => {
    const data = `
    <h1 onclick="hit()">Title</h1>
    <p style="color: rgb(230, 0, 0); position: fixed; inset: 0">red <u>under</u> <s>gone</s></p>
    <p class="ql-align-center">centred</p>
    <a href="https://example.com/a">safe</a>
    <a href="javascript:hit()">script</a>
    <a href="JAVASCRIPT&colon;hit()">shouted</a>
    <a href="data:text/html,<script>hit()</script>">data</a>
    <a href="//evil.example">without scheme</a>
    <a href="mailto:me@example.com">mail</a>
    <p class="veil ql-align-right">veiled</p>
    <img src="/uploads/none.png">
    <img src="x:" onerror="hit()"><svg onload="hit()"></svg><script>hit()</script>
    <iframe src="https://evil.example"></iframe><iframe srcdoc="<script>hit()</script>"></iframe>
    <form action="https://evil.example"><input name="password"></form>
    <math><mtext><table><mglyph><style><img src=x onerror="hit()"></style></mglyph></table></mtext></math>`;
    let hits = 0;
    await page.exposeFunction('hit', () => {
      hits += 1;
    });
    await page.route('**/privacy_policy', (route) =>
      route.fulfill({ json: { success: true, data } }),
    );
    await visit('/admin/privacy-policy');
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const red = text.getByText('red under gone');
    await expect(red).toHaveCSS('color', 'rgb(230, 0, 0)');
    await expect(red).toHaveCSS('position', 'static');
    await expect(text.getByText('centred')).toHaveCSS('text-align', 'center');

    const safe = text.getByRole('link', { name: 'safe' });
    await expect(safe).toHaveAttribute('target', '_blank');
    await expect(safe).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.getByRole('link')).toHaveCount(1);
    await expect(text.getByText('veiled')).toHaveCSS('text-align', 'right');
    await expect(text.locator('.veil')).toHaveCount(0);
    await expect(text.getByAltText('The image does not load').first()).toBeVisible();
    await expect(
      text.locator('iframe, form, input, script, [onerror], [onclick], [onload]'),
    ).toHaveCount(0);
    expect(hits).toBe(0);
  });
});

test('A video from an allowed host is shown', async ({ page, visit }) => {
  const source = 'https://www.youtube.com/embed/story';
  await page.route(source, (route) => route.fulfill({ body: '' }));
  await page.route('**/terms_and_conditions', (route) =>
    route.fulfill({
      json: { success: true, data: `<iframe class="ql-video" src="${source}"></iframe>` },
    }),
  );
  await visit('/admin/terms-and-condition');
  await expect(page.locator('article iframe')).toHaveAttribute('src', source);
});

test('A text that does not exist yet shows a message', async ({ page, visit }) => {
  await page.route('**/privacy_policy', (route) => route.fulfill({ json: { success: true } }));
  await visit('/admin/privacy-policy');
  await expect(page.getByText('There is no text yet.')).toBeVisible();
});
