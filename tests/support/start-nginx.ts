import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findNginx, type Nginx } from './find-nginx.ts';
import { certificateName, makeCertificate } from './make-certificate.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

interface Backend {
  /** The URL of the API. */
  api: string;
  /** The URL of uploads and socket.io. */
  sandbox: string;
}

/** A free port below those that the system gives to clients, which would take it before nginx does. */
async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian's nginx.conf around the shipped site, for any user and with all files in one folder. */
const mainConf = ({ modules, configuration }: Nginx) => `
  load_module ${modules}/ngx_http_brotli_static_module.so;
  user ${userInfo().username};
  daemon off;
  pid nginx.pid;
  error_log stderr notice;
  events {}
  http {
    include ${configuration}/mime.types;
    client_body_temp_path client-body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include site.conf;
  }
`;

/** scripts/deploy/nginx.conf after edits; what an edit replaces must occur exactly once. */
async function editShippedConf(
  edits: readonly [shipped: string, replacement: string][],
): Promise<string> {
  let text = await readFile('scripts/deploy/nginx.conf', 'utf8');
  for (const [shipped, replacement] of edits) {
    const [before, after, ...more] = text.split(shipped);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(
        `scripts/deploy/nginx.conf must have "${shipped}" exactly once: restore it, or change the edit in tests/support/start-nginx.ts.`,
      );
    }
    text = before + replacement + after;
  }
  return text;
}

/** Starts nginx with the shipped configuration and the build in dist/, in front of a back-end. */
export async function startNginx({ api, sandbox }: Backend) {
  const nginx = findNginx();
  if (!nginx)
    throw new Error('nginx is not installed: run node tests/support/require-nginx.ts first.');
  if (!existsSync('dist/index.html.br')) {
    throw new Error('There is no compressed build in dist/: run npm run build first.');
  }
  const folder = await createTempFolder();
  const inFolder = (file: string) => path.join(folder, file);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const origin = `https://${certificateName}:${httpsPort}`;
  const [certificate, key] = [inFolder('certificate.pem'), inFolder('certificate.key')];
  const accessLog = inFolder('access.log');
  makeCertificate(certificate, key);
  const site = await editShippedConf([
    ['story_admin_api { server 127.0.0.1:3000', `story_admin_api { server ${new URL(api).host}`],
    [
      'story_admin_uploads { server 127.0.0.1:3000',
      `story_admin_uploads { server ${new URL(sandbox).host}`,
    ],
    [
      'story_admin_socket { server 127.0.0.1:4000',
      `story_admin_socket { server ${new URL(sandbox).host}`,
    ],
    ['{ default $server_name; }', `{ default $server_name:${httpsPort}; }`],
    ['server_name admin.example.com;', `server_name ${certificateName};`],
    ['listen 80 default_server;', `listen 127.0.0.1:${httpPort} default_server;`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:80;', ''],
    ['listen 443 default_server ssl', `listen 127.0.0.1:${httpsPort} default_server ssl`],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
    ['listen [::]:443 default_server ssl http2;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/certs/admin.example.com.pem', certificate],
    ['/etc/ssl/private/admin.example.com.key', key],
    ['root /var/www;', `root ${folder};`],
    ['/var/log/nginx/story-admin.log', accessLog],
  ]);
  await cp('dist', inFolder('story-admin'), { recursive: true });
  await writeFile(
    inFolder('story-admin/config.json'),
    JSON.stringify({ apiBaseUrl: '', socketUrl: origin }),
  );
  await writeFile(inFolder('site.conf'), site);
  await writeFile(inFolder('nginx.conf'), mainConf(nginx));

  const child = spawn(nginx.program, ['-p', folder, '-c', inFolder('nginx.conf')]);
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('start worker process ')) resolve();
    });
    exited.then(
      () =>
        reject(new Error(`nginx exited. Correct what it says of its configuration:\n${output}`)),
      reject,
    );
  });
  return {
    origin,
    httpOrigin: `http://${certificateName}:${httpPort}`,
    accessLog,
    async stop() {
      process.off('exit', kill);
      child.kill();
      await exited;
    },
  };
}
