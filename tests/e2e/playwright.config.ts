import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/find-chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./coverage-reporter.ts']],
  use: {
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
