/** Before the tests behind nginx: finds it, or gets it, or says what to do. */
import { spawnSync } from 'node:child_process';
import { findNginx } from './find-nginx.ts';

const found = () => findNginx() && spawnSync('openssl', ['version']).status === 0;
const packages = 'nginx-light libnginx-mod-http-brotli-static openssl';

if (!found() && process.getuid?.() === 0) {
  const command = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  console.log(`No nginx with brotli found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (!found()) {
  console.error(
    `The tests behind nginx need it with its brotli module, and openssl. Install them (Debian: apt-get install ${packages}).`,
  );
  process.exit(1);
}
