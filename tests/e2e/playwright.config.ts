import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';

/** Whether `FULL=1` is set, as by `npm run test:full`. */
export const isFull = process.env.FULL === '1';

/** Whether `BEHIND=nginx` is set: the tests run on the production build, served by nginx as in a deployment. */
export const isBehindNginx = process.env.BEHIND === 'nginx';

/** Tests of the nginx configuration, and those that only `npm run test:full` runs. */
const ignoredFiles = isBehindNginx ? [] : ['deployment*.spec.ts', ...(isFull ? [] : ['full/**'])];

export default defineConfig({
  testDir: '.',
  testIgnore: ignoredFiles,
  // Behind nginx, only tests of what it can change run: headers, paths, caching, uploads, compression, sockets.
  ...(isBehindNginx && { grep: /@nginx|deployment[\w-]*\.spec/ }),
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
