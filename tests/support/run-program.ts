import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs scripts/NAME.ts of the project in a folder; returns its exit code and the printed lines. */
export async function runProgram(
  name: string,
  options: string[],
  cwd = process.cwd(),
  env = process.env,
) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...options], { cwd, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.trim().split('\n') };
}
