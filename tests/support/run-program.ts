import { startProgram } from '../../scripts/lib/start-program.ts';

/** Runs scripts/NAME.ts of the project in a folder; returns its exit code and the printed lines. */
export async function runProgram(
  name: string,
  options: string[],
  cwd = process.cwd(),
  env: NodeJS.ProcessEnv = {},
) {
  const { printed, ended } = startProgram(name, options, { cwd, env });
  return { code: await ended, lines: printed.all.trim().split('\n') };
}
