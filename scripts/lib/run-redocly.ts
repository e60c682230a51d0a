import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Runs Redocly's command, the one of `npm run check:contract`, until it exits. */
export async function runRedocly(...options: string[]) {
  const root = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const program = path.join(path.dirname(root), 'bin/cli.js');
  const child = spawn(process.execPath, [program, ...options], {
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      // Its compiled code would stay in the folder of temporary files.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', kill);
  return { code, ...output };
}
