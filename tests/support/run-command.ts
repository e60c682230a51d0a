import { vi } from 'vitest';
import { type Command, printError } from '../../scripts/lib/exit-with-error.ts';
import { startProgram } from '../../scripts/lib/start-program.ts';

const splitLines = (printed: string) => printed.trim().split('\n');

/** Runs scripts/NAME.ts of the project in a folder; returns its exit code and the printed lines. */
export async function runProgram(
  name: string,
  options: string[],
  cwd = process.cwd(),
  env: NodeJS.ProcessEnv = {},
) {
  const { printed, ended } = startProgram(name, options, { cwd, env });
  return { code: await ended, lines: splitLines(printed.all) };
}

/** Runs a command in this process; returns its exit code and the printed lines. */
export async function callCommand(command: Command, args: string[], cwd = process.cwd()) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const spies = (['log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(print),
  );
  const root = process.cwd();
  process.chdir(cwd);
  try {
    const code = await command(args).catch((error: unknown) => {
      printError(error);
      return 1;
    });
    return { code: code ?? 0, lines: splitLines(printed.join('\n')) };
  } finally {
    process.chdir(root);
    for (const spy of spies) spy.mockRestore();
  }
}
