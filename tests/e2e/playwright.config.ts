import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { isFull } from './is-full.ts';
import { isBehindNginx } from './start-console.ts';

/** Tests of the page alone, or with responses of their own: nginx makes no difference to them. */
const independentOfServer = [
  'generated-responses.spec.ts',
  '{daily-tasks,layout,list-layout,redirect-delays,theme,unsupported-markup}.spec.ts',
  'full/{abandoned-mutations,accessibility,broken-screen,colours,daily-work-faults}.spec.ts',
  'full/{focus,legal-formats,races,toast-place,tooltips}.spec.ts',
];

const ignoredElsewhere = ['deployment*.spec.ts', ...(isFull ? [] : ['full/**'])];

export default defineConfig({
  testDir: '.',
  testIgnore: isBehindNginx ? independentOfServer : ignoredElsewhere,
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
