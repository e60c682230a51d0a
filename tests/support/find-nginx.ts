import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** On Debian, only root has /usr/sbin in PATH. */
const programs = ['nginx', '/usr/sbin/nginx'];

/**
 * The installed nginx, with the folders of its modules and of its mime.types; undefined without one, or without its
 * brotli module.
 */
export function findNginx() {
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
