/** Runs before tests and checks in a browser: finds or installs Chromium, or exits with instructions. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../scripts/lib/find-chromium.ts';

const fromPlaywright = 'npx playwright install chromium';
const fromDebian =
  'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)';
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;

const { CHROMIUM_PATH: given } = process.env;
if (given && !findChromium()) {
  console.error(`CHROMIUM_PATH is ${given}, where there is no file. Correct it or unset it.`);
  process.exit(1);
}

// The first that succeeds is used.
for (const command of isLinuxRoot ? [fromDebian, fromPlaywright] : [fromPlaywright]) {
  if (findChromium()) break;
  console.log(`No Chromium found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (!findChromium()) {
  console.error(
    'This needs Chromium. Install it (Debian: apt-get install chromium), or set its path as CHROMIUM_PATH.',
  );
  process.exit(1);
}
