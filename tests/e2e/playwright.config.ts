import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/find-chromium.ts';
import { isFull } from './is-full.ts';
import { behindNginx } from './start-console.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [
    // Generated answers come from the test itself, whatever serves the page.
    behindNginx ? 'answers.spec.ts' : 'deployment.spec.ts',
    ...(behindNginx || isFull ? [] : ['full/**']),
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each waits for its back-end or its browser a third of the time.
  workers: '150%',
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
