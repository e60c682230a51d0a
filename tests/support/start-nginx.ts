import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findNginx, type Nginx } from './find-nginx.ts';
import { certificateName, makeCertificate } from './make-certificate.ts';
import { shippedNginxConf } from './shipped-nginx-conf.ts';
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
  const values = {
    api: new URL(api).host,
    uploads: new URL(sandbox).host,
    socket: new URL(sandbox).host,
    name: certificateName,
    httpPort,
    httpsPort,
    certificate: inFolder('certificate.pem'),
    key: inFolder('certificate.key'),
    root: folder,
    accessLog: inFolder('access.log'),
  };
  makeCertificate(values.certificate, values.key);
  await cp('dist', inFolder('story-admin'), { recursive: true });
  await writeFile(
    inFolder('story-admin/config.json'),
    JSON.stringify({ apiBaseUrl: '', socketUrl: origin }),
  );
  await writeFile(inFolder('site.conf'), await shippedNginxConf(values));
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
    accessLog: values.accessLog,
    async stop() {
      process.off('exit', kill);
      child.kill();
      await exited;
    },
  };
}
