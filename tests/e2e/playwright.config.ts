import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { isFull } from './is-full.ts';
import { isBehindNginx } from './start-console.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [
    // Generated responses come from the test itself, so nginx makes no difference to them.
    isBehindNginx ? 'generated-responses.spec.ts' : 'deployment*.spec.ts',
    ...(isBehindNginx || isFull ? [] : ['full/**']),
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker waits for its back-end or browser about a third of the time.
  workers: '150%',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./coverage-reporter.ts']],
  use: {
    launchOptions,
    // The nginx of the tests has a self-signed certificate.
    ignoreHTTPSErrors: isBehindNginx,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
