/** Before the tests: finds a Chromium, or gets one, or says what to do. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** The ways to get one, the first that works is taken. */
const ways = [
  ['npx playwright install chromium', process.platform !== 'linux' || process.getuid?.() !== 0],
  [
    'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)',
    process.getuid?.() === 0,
  ],
  ['npx playwright install chromium', process.getuid?.() === 0],
] as const;

for (const [command, applies] of ways) {
  if (findChromium()) break;
  if (!applies) continue;
  console.log(`No Chromium found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (!findChromium()) {
  console.error(
    'The tests need Chromium. Install it (Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path npm test',
  );
  process.exit(1);
}
