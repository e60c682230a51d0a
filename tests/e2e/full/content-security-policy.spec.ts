import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: false, expectedConsoleErrors: /Content Security Policy|ERR_/ });

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

test('Hostile markup and a request to another host are blocked @nginx', async ({ page }) => {
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
  await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined));
  await reported;
});
