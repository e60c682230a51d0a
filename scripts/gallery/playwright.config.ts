/** What `npm run gallery` runs, with its folder and the console's address in the environment. */
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
  // A page waits for its timers and its server about half of the time.
  workers: '200%',
  timeout: 120_000,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${folder}/report` }]],
  // It would name each new picture.
  quiet: true,
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Draws what changes as if all were new: what is reused would change some pixels of rounded corners, not in each run.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-partial-raster'] },
  },
});
