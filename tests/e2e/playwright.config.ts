import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/find-chromium.ts';
import { behindNginx } from './start-console.ts';

export default defineConfig({
  testDir: '.',
  // Generated answers come from the test itself, whatever serves the page.
  testIgnore: behindNginx ? ['answers.spec.ts'] : ['deployment.spec.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./coverage-reporter.ts']],
  use: {
    launchOptions,
    // The tests' nginx signs its own certificate.
    ignoreHTTPSErrors: behindNginx,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
