import type { Page } from '@playwright/test';
import { startConsoleFromSource } from '../../../scripts/serve/console-server.ts';
import { expect, test } from '../fixtures.ts';

/** What a hostile text would want, were it to get into the page, and the part of the policy that is in its way. */
const attempts: [what: string, html: string, refusal: string][] = [
  ['An inline script', '<script>window.ran = true</script>', 'script-src-elem refused inline'],
  [
    'A script of another host',
    '<script src="https://evil.example/a.js"></script>',
    'script-src-elem refused https://evil.example/a.js',
  ],
  [
    'An inline event handler',
    '<img src="x:" onerror="window.ran = true">',
    'script-src-attr refused inline event handler',
  ],
  ['A form', '<form action="https://evil.example/"><button>', 'form-action refused'],
  ['A frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src refused'],
  ['A plug-in', '<object data="https://evil.example/"></object>', 'object-src refused'],
  ['Another base', '<base href="https://evil.example/">', 'base-uri refused'],
];

/** Resolves when the tests hear of it, as an error that fails those which do not expect it. */
const refusalOf = (page: Page, refusal: string) =>
  page.waitForEvent(
    'console',
    (message) =>
      message.type() === 'error' &&
      message.text().startsWith(`Content Security Policy: ${refusal}`),
  );

for (const [what, html, refusal] of attempts) {
  test.describe(`${what} in the page`, () => {
    test.use({ expectedComplaints: /Content Security Policy|ERR_/ });

    test('is refused', async ({ page, visit }) => {
      await visit('/');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      const refused = refusalOf(page, refusal);
      await page.evaluate((text) => {
        // As a parser would insert it, so that scripts are meant to run.
        document.body.append(document.createRange().createContextualFragment(text));
        document.querySelector<HTMLElement>('form[action^=https] button')?.click();
      }, html);
      await refused;
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  });
}

test.describe('A call to another host', () => {
  test.use({ expectedComplaints: /Content Security Policy/ });

  test('is refused', async ({ page, visit }) => {
    await visit('/');
    const refused = refusalOf(page, 'connect-src refused https://evil.example/');
    const answer = await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => 'answered',
        () => 'not made',
      ),
    );
    expect(answer).toBe('not made');
    await refused;
  });
});

test('npm run dev has the same policy, and lets in the script of Vite by its nonce', async ({
  page,
  stack,
}) => {
  const policyOf = async (url: string) =>
    (await page.goto(url))?.headers()['content-security-policy'] ?? '';
  const dev = await startConsoleFromSource({ port: 0, api: stack.api });
  let policy: string;
  let built: string;
  try {
    policy = await policyOf(dev.url);
    // No complaint of the page is expected: all of Vite's client runs.
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    // The page is left before its server goes, which it would complain of.
    built = await policyOf(stack.url);
  } finally {
    await dev.close();
  }

  expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+'; /);
  const ofVite = / 'nonce-[^']+'| worker-src blob:;/g;
  const addresses = / (https?|wss?):\/\/127\.0\.0\.1:\d+/g;
  expect(policy.replace(ofVite, '').replace(addresses, '')).toBe(built.replace(addresses, ''));
});
