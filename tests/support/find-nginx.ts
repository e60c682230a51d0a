import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Nginx {
  program: string;
  /** The folder of its modules. */
  modules: string;
  /** The folder of its mime.types. */
  configuration: string;
}

/** Where systems keep nginx; Debian's place is in the PATH of root only. */
const places = ['nginx', '/usr/sbin/nginx'];

/** The system's nginx if it can send brotli files, else undefined. */
export function findNginx(): Nginx | undefined {
  for (const program of places) {
    // Its description goes to the error output.
    const { stderr, status } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    if (status !== 0) continue;
    const built = (option: string) => new RegExp(`--${option}=(\\S+)`).exec(stderr)?.[1] ?? '';
    const modules = built('modules-path');
    if (!existsSync(path.join(modules, 'ngx_http_brotli_static_module.so'))) continue;
    return { program, modules, configuration: path.dirname(built('conf-path')) };
  }
  return undefined;
}
