import { expect, test } from './fixtures.ts';
import { failRequests } from './page-actions.ts';

const documents = [
  { route: '/admin/privacy-policy', title: 'Privacy Policy', endpoint: 'privacy_policy' },
  {
    route: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    endpoint: 'terms_and_conditions',
  },
];

test('The legal texts can be read, but not edited, without a session', async ({
  page,
  visit,
  expectAccessible,
}) => {
  for (const { route, title, endpoint } of documents) {
    const request = page.waitForRequest(`**/${endpoint}`);
    await visit(route);
    expect(await (await request).headerValue('authorization')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expectAccessible();
    for (const name of ['Story Admin', 'Back to sign in']) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveTitle('Login');
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  }
});

test.describe('A legal text', () => {
  // The browser reports an event handler when it parses it, even where it can never run.
  test.use({ expectedConsoleErrors: /inline event handler|404 \(Not Found\)/ });

  test('keeps its formats, opens links safely, shows an allowed video, and runs no script; without one, there is a message', async ({
    page,
    visit,
  }) => {
    const video = 'https://www.youtube.com/embed/story';
    let data: string | undefined = `
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
    <iframe class="ql-video" src="${video}" style="position: fixed; inset: 0"></iframe>
    <iframe src="https://evil.example"></iframe><iframe srcdoc="<script>hit()</script>"></iframe>
    <form action="https://evil.example"><input name="password"></form>
    <math><mtext><table><mglyph><style><img src=x onerror="hit()"></style></mglyph></table></mtext></math>`;
    let hits = 0;
    await page.exposeFunction('hit', () => {
      hits += 1;
    });
    await page.route('**/privacy_policy', (route) =>
      route.fulfill({ json: { success: true, ...(data && { data }) } }),
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
    await expect(text.locator('iframe')).toHaveCount(1);
    await expect(text.locator('iframe')).toHaveAttribute('src', video);
    await expect(text.locator('iframe')).toHaveCSS('position', 'static');
    await expect(text.locator('form, input, script, [onerror], [onclick], [onload]')).toHaveCount(
      0,
    );
    expect(hits).toBe(0);

    data = undefined;
    await page.reload();
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    await failRequests(page, '**/terms_and_conditions', 404, 'None.');
    await visit('/admin/terms-and-condition');
    await expect(page).toHaveTitle('Terms & Condition');
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});

test.describe('With another address of the API', () => {
  test.use({ signedIn: true });

  test('image URLs are relative to it, in records and in texts', async ({ page, stack, visit }) => {
    const { origin } = new URL(stack.url);
    const apiBaseUrl = `${origin}/elsewhere`;
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl } }));
    await page.route(`${apiBaseUrl}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('.png')) return route.fulfill({ path: 'tests/e2e/images/tiny.png' });
      if (pathname.endsWith('privacy_policy')) {
        const data = '<p><img src="pictures/in-a-text.png" alt="In a text"></p>';
        return route.fulfill({ json: { success: true, data } });
      }
      const banner = { _id: '65e000000000000000000001', bannerUrl: 'pictures/in-a-record.png' };
      return route.fulfill({ json: { success: true, banners: [banner], length: 1 } });
    });
    await visit('/admin/banners');
    const recordImage = page.getByRole('table').locator('img');
    await expect(recordImage).toHaveAttribute('src', `${apiBaseUrl}/pictures/in-a-record.png`);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    const textImage = page.getByRole('img', { name: 'In a text' });
    await expect(textImage).toHaveAttribute('src', `${apiBaseUrl}/pictures/in-a-text.png`);
  });
});
