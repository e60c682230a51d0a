/** nginx with the shipped configuration. Run as a program, before the tests behind it, it finds or installs nginx. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { certificateName, makeCertificate } from './make-certificate.ts';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** On Debian, only root has /usr/sbin in PATH. */
const programs = ['nginx', '/usr/sbin/nginx'];

/**
 * The installed nginx, with the folders of its modules and of its mime.types; undefined without one, or without its
 * brotli module.
 */
function findNginx() {
  for (const program of programs) {
    // nginx prints its build options to stderr.
    const { stderr, status } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    if (status !== 0) continue;
    const readBuildOption = (option: string) =>
      new RegExp(`--${option}=(\\S+)`).exec(stderr)?.[1] ?? '';
    const modules = readBuildOption('modules-path');
    if (!existsSync(path.join(modules, 'ngx_http_brotli_static_module.so'))) continue;
    return { program, modules, configuration: path.dirname(readBuildOption('conf-path')) };
  }
  return undefined;
}

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

/** Debian's nginx.conf around the shipped site, for any user, with all files in one folder, and in one process, so that nothing outlives it. */
const mainConf = ({ modules, configuration }: NonNullable<ReturnType<typeof findNginx>>) => `
  load_module ${modules}/ngx_http_brotli_static_module.so;
  daemon off;
  master_process off;
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

/** scripts/deploy/nginx.conf after edits, each of which must change something. */
async function editShippedConf(edits: readonly [shipped: RegExp, replacement: string][]) {
  const original = await readFile('scripts/deploy/nginx.conf', 'utf8');
  return edits.reduce((text, [shipped, replacement]) => {
    const edited = text.replaceAll(shipped, replacement);
    if (edited !== text) return edited;
    throw new Error(
      `scripts/deploy/nginx.conf must have ${shipped}: restore it, or change the edit in tests/support/nginx.ts.`,
    );
  }, original);
}

/** Publishes a build as the README says. */
export async function publish(build: string, site: string): Promise<void> {
  const { ended, output } = startProcess('sh', ['scripts/deploy/publish.sh', build, site]);
  if ((await ended) !== 0) throw new Error(output());
}

/** Starts nginx with the shipped configuration and the build in dist/, in front of a back-end. */
export async function startNginx({ api, sandbox }: Backend) {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed: run node tests/support/nginx.ts first.');
  if (!existsSync('dist/index.html.br')) {
    throw new Error('There is no compressed build in dist/: run npm run build first.');
  }
  const folder = await createTempFolder();
  const inFolder = (file: string) => path.join(folder, file);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const origin = `https://${certificateName}:${httpsPort}`;
  const { certificate, key } = makeCertificate(folder);
  const accessLog = inFolder('access.log');
  const site = await editShippedConf([
    [/(?<=_api \{ server )[^;]+/g, new URL(api).host],
    [/(?<=_(uploads|socket) \{ server )[^;]+/g, new URL(sandbox).host],
    [/(?<=default \$server_name)(?=;)/g, `:${httpsPort}`],
    [/(?<=server_name )admin\.example\.com/g, certificateName],
    [/(?<=listen )80(?= |;)/g, `127.0.0.1:${httpPort}`],
    [/(?<=listen )443(?= )/g, `127.0.0.1:${httpsPort}`],
    [/listen \[::\][^;]+;/g, ''],
    [/\/etc\/ssl\/certs\/[^;]+/g, certificate],
    [/\/etc\/ssl\/private\/[^;]+/g, key],
    [/(?<=\s)\/var\/www\/story-admin(?=\/[^;]+;)/g, inFolder('site')],
    [/\/var\/log\/nginx\/story-admin\.log/g, accessLog],
  ]);
  await publish('dist', inFolder('site'));
  const config = { apiBaseUrl: '', socketUrl: origin };
  await writeFile(inFolder('site/config.json'), JSON.stringify(config));
  await writeFile(inFolder('site.conf'), site);
  await writeFile(inFolder('nginx.conf'), mainConf(nginx));

  const server = startProcess(nginx.program, ['-p', folder, '-c', inFolder('nginx.conf')]);
  await server.waitForOutput('event method');
  return {
    origin,
    httpOrigin: `http://${certificateName}:${httpPort}`,
    accessLog,
    /** The folder that builds are published in. */
    site: inFolder('site'),
    stop: server.stop,
  };
}

function requireNginx(): void {
  const isInstalled = () => findNginx() && spawnSync('openssl', ['version']).status === 0;
  const packages = 'nginx-light libnginx-mod-http-brotli-static openssl';
  if (!isInstalled() && process.getuid?.() === 0) {
    const command = `apt-get update -qq && apt-get install -y -qq ${packages}`;
    console.log(`No nginx with brotli found; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (isInstalled()) return;
  console.error(
    `The tests behind nginx need it with its brotli module, and openssl. Install them (Debian: apt-get install ${packages}).`,
  );
  process.exit(1);
}

if (import.meta.main) requireNginx();
