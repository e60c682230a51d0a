import { vi } from 'vitest';
import { type Command, printError } from '../../scripts/lib/exit-with-error.ts';

/** Calls a command in this process, in a folder; returns its exit code and the printed lines, as `runProgram` does. */
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
    return { code: code ?? 0, lines: printed.join('\n').trim().split('\n') };
  } finally {
    process.chdir(root);
    for (const spy of spies) spy.mockRestore();
  }
}
