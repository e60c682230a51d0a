/** Runs before the tests behind nginx: finds or installs nginx, or exits with instructions. */
import { spawnSync } from 'node:child_process';
import { findNginx } from './find-nginx.ts';

const isInstalled = () => findNginx() && spawnSync('openssl', ['version']).status === 0;
const packages = 'nginx-light libnginx-mod-http-brotli-static openssl';

if (!isInstalled() && process.getuid?.() === 0) {
  const command = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  console.log(`No nginx with brotli found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (!isInstalled()) {
  console.error(
    `The tests behind nginx need it with its brotli module, and openssl. Install them (Debian: apt-get install ${packages}).`,
  );
  process.exit(1);
}
