/** Runs before tests and checks in a browser: finds or installs Chromium, or exits with instructions. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../scripts/lib/find-chromium.ts';

/** Install commands with whether they apply to this system; the first that succeeds is used. */
const installCommands = [
  ['npx playwright install chromium', process.platform !== 'linux' || process.getuid?.() !== 0],
  [
    'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)',
    process.getuid?.() === 0,
  ],
  ['npx playwright install chromium', process.getuid?.() === 0],
] as const;

const { CHROMIUM_PATH: given } = process.env;
if (given && !findChromium()) {
  console.error(`CHROMIUM_PATH is ${given}, where there is no file. Correct it or unset it.`);
  process.exit(1);
}

for (const [command, applies] of installCommands) {
  if (findChromium()) break;
  if (!applies) continue;
  console.log(`No Chromium found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (!findChromium()) {
  console.error(
    'This needs Chromium. Install it (Debian: apt-get install chromium), or set its path as CHROMIUM_PATH.',
  );
  process.exit(1);
}
