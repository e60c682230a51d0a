import type { Page } from '@playwright/test';
import { startConsoleFromSource } from '../../../scripts/lib/servers/console-server.ts';
import { expect, test } from '../fixtures.ts';

/** Hostile markup, and the violation of the policy that it causes. */
const attempts: [html: string, violation: string][] = [
  ['<script>window.ran = true</script>', 'script-src-elem blocked inline'],
  [
    '<script src="https://evil.example/a.js"></script>',
    'script-src-elem blocked https://evil.example/a.js',
  ],
  ['<img src="x:" onerror="window.ran = true">', 'script-src-attr blocked inline event handler'],
  ['<form action="https://evil.example/"><button>', 'form-action blocked'],
  ['<iframe src="https://evil.example/"></iframe>', 'frame-src blocked'],
  ['<object data="https://evil.example/"></object>', 'object-src blocked'],
  ['<base href="https://evil.example/">', 'base-uri blocked'],
];

/** Resolves when the console reports the violation; the fixtures log it as a console error. */
const waitForViolation = (page: Page, violation: string) =>
  page.waitForEvent(
    'console',
    (message) =>
      message.type() === 'error' &&
      message.text().startsWith(`Content Security Policy: ${violation}`),
  );

test.describe('Hostile markup and a request to another host', () => {
  test.use({ signedIn: false, expectedConsoleErrors: /Content Security Policy|ERR_/ });

  test('are blocked @nginx', async ({ page }) => {
    await page.goto('#/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    for (const [html, violation] of attempts) {
      const reported = waitForViolation(page, violation);
      await page.evaluate((text) => {
        // Unlike innerHTML, a contextual fragment runs its scripts.
        document.body.append(document.createRange().createContextualFragment(text));
        document.querySelector<HTMLElement>('form[action^=https] button')?.click();
        document.querySelector('form[action^=https]')?.remove();
      }, html);
      await reported;
      expect(await page.evaluate(() => 'ran' in window), html).toBe(false);
    }
    const reported = waitForViolation(page, 'connect-src blocked https://evil.example/');
    const outcome = await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => 'sent',
        () => 'blocked',
      ),
    );
    expect(outcome).toBe('blocked');
    await reported;
  });
});

test('npm run dev has the same policy, and a nonce for Vite', async ({ page, stack }) => {
  const policyOf = async (url: string) =>
    (await page.goto(url))?.headers()['content-security-policy'] ?? '';
  const dev = await startConsoleFromSource({ port: 0, api: stack.api });
  let policy: string;
  let built: string;
  try {
    policy = await policyOf(dev.url);
    // No console error is expected: the client of Vite is not blocked.
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    // Leaves the page before its server stops, which would cause a console error.
    built = await policyOf(stack.url);
  } finally {
    await dev.close();
  }

  expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+'; /);
  const viteDirectives = / 'nonce-[^']+'| worker-src blob:;/g;
  const origins = / (https?|wss?):\/\/(127\.0\.0\.1|localhost):\d+/g;
  expect(policy.replace(viteDirectives, '').replace(origins, '')).toBe(built.replace(origins, ''));
});
