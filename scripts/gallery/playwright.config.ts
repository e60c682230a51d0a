/** The configuration of `npm run gallery`. Its folder and the URL of the console are in the environment. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../lib/find-chromium.ts';

const { GALLERY_FOLDER: folder = '', GALLERY_URL: baseURL = '' } = process.env;

export default defineConfig({
  outputDir: `${folder}/differences`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  // A new picture is written, a changed one is compared.
  updateSnapshots: 'missing',
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, animations: 'allow' } },
  fullyParallel: true,
  // Pages wait for their timers and servers about half of the time.
  workers: '200%',
  timeout: 120_000,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${folder}/report` }]],
  // Playwright would otherwise print each new picture.
  quiet: true,
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Everything is drawn anew. Reused parts would change some pixels of rounded corners, but not in each run.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-partial-raster'] },
  },
});
