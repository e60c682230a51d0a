import { readFile } from 'node:fs/promises';

/** The values that an operator sets in scripts/deploy/nginx.conf. */
export interface OperatorValues {
  /** Host and port of each back-end. */
  api: string;
  uploads: string;
  socket: string;
  /** The name that browsers use. */
  name: string;
  httpPort: number;
  httpsPort: number;
  certificate: string;
  key: string;
  root: string;
  accessLog: string;
}

/** scripts/deploy/nginx.conf with these values; each default value must occur exactly once. */
export async function shippedNginxConf(values: OperatorValues): Promise<string> {
  const edits: [shipped: string, replacement: string][] = [
    ['story_admin_api { server 127.0.0.1:3000', `story_admin_api { server ${values.api}`],
    [
      'story_admin_uploads { server 127.0.0.1:3000',
      `story_admin_uploads { server ${values.uploads}`,
    ],
    ['story_admin_socket { server 127.0.0.1:4000', `story_admin_socket { server ${values.socket}`],
    ['{ default $server_name; }', `{ default $server_name:${values.httpsPort}; }`],
    ['server_name admin.example.com;', `server_name ${values.name};`],
    ['listen 80 default_server;', `listen 127.0.0.1:${values.httpPort} default_server;`],
    ['listen 80;', `listen 127.0.0.1:${values.httpPort};`],
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:80;', ''],
    ['listen 443 default_server ssl', `listen 127.0.0.1:${values.httpsPort} default_server ssl`],
    ['listen 443 ssl', `listen 127.0.0.1:${values.httpsPort} ssl`],
    ['listen [::]:443 default_server ssl http2;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/certs/admin.example.com.pem', values.certificate],
    ['/etc/ssl/private/admin.example.com.key', values.key],
    ['root /var/www;', `root ${values.root};`],
    ['/var/log/nginx/story-admin.log', values.accessLog],
  ];
  let text = await readFile('scripts/deploy/nginx.conf', 'utf8');
  for (const [shipped, replacement] of edits) {
    const [before, after, ...more] = text.split(shipped);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(
        `scripts/deploy/nginx.conf must have "${shipped}" exactly once: restore it, or change the edit in tests/support/shipped-nginx-conf.ts.`,
      );
    }
    text = before + replacement + after;
  }
  return text;
}
